// What ui/public/too-old.js says, by language; version is that of the web view that is there.
window.tooOld = {
  en: {
    titleAndroid: "Please update the Android System WebView",
    titleOther: "Please update the system",
    android:
      "The game is drawn by a part of Android that is updated by itself, the Android System WebView. It must be version 111 or newer.",
    here: "Here it is version {version}.",
    how: "Open the Play Store, look for <b>Android System WebView</b>, press <b>Update</b>, and start the game again. If it is up to date, update <b>Google Chrome</b> instead.",
    other:
      "The game is drawn by the system’s own web view, and this one is too old for it. Please install the system’s updates, and start the game again.",
    kept: "Your game is kept until then.",
  },
  fr: {
    titleAndroid: "Mettez à jour Android System WebView",
    titleOther: "Mettez à jour le système",
    android:
      "Le jeu est affiché par un composant d’Android qui se met à jour à part, Android System WebView. Il lui faut la version 111 ou une version plus récente.",
    here: "Ici, c’est la version {version}.",
    how: "Ouvrez le Play Store, cherchez <b>Android System WebView</b>, touchez <b>Mettre à jour</b>, puis relancez le jeu. S’il est déjà à jour, mettez plutôt à jour <b>Google Chrome</b>.",
    other:
      "Le jeu est affiché par le composant web du système, et celui-ci est trop ancien. Installez les mises à jour du système, puis relancez le jeu.",
    kept: "D’ici là, votre partie est conservée.",
  },
  de: {
    titleAndroid: "Bitte aktualisiere Android System WebView",
    titleOther: "Bitte aktualisiere das System",
    android:
      "Die App wird von einem Teil von Android angezeigt, der eigene Updates bekommt: Android System WebView. Er muss Version 111 oder neuer sein.",
    here: "Hier ist es Version {version}.",
    how: "Öffne den Play Store, suche nach <b>Android System WebView</b>, tippe auf <b>Aktualisieren</b> und starte die App neu. Ist er schon auf dem neuesten Stand, aktualisiere stattdessen <b>Google Chrome</b>.",
    other:
      "Die App wird von der Webansicht des Systems angezeigt, und diese hier ist dafür zu alt. Bitte installiere die Updates des Systems und starte die App neu.",
    kept: "Dein Spiel bleibt bis dahin erhalten.",
  },
  fi: {
    titleAndroid: "Päivitä Android System WebView",
    titleOther: "Päivitä järjestelmä",
    android:
      "Pelin näyttää Android System WebView, joka on Androidin erikseen päivittyvä osa. Siitä tarvitaan versio 111 tai uudempi.",
    here: "Tässä laitteessa on versio {version}.",
    how: "Avaa Play Kauppa, etsi <b>Android System WebView</b>, napauta <b>Päivitä</b> ja käynnistä peli uudelleen. Jos se on jo ajan tasalla, päivitä sen sijaan <b>Google Chrome</b>.",
    other:
      "Pelin näyttää järjestelmän oma verkkonäkymä, ja se on tässä laitteessa liian vanha. Asenna järjestelmän päivitykset ja käynnistä peli uudelleen.",
    kept: "Pelisi säilyy siihen asti.",
  },
  ms: {
    titleAndroid: "Sila kemas kini Android System WebView",
    titleOther: "Sila kemas kini sistem",
    android:
      "Permainan ini dipaparkan oleh satu bahagian Android yang dikemas kini secara berasingan, iaitu Android System WebView. Versinya mestilah 111 atau lebih baharu.",
    here: "Versi pada peranti ini ialah {version}.",
    how: "Buka Play Store, cari <b>Android System WebView</b>, ketik <b>Kemas kini</b>, kemudian mulakan semula permainan. Jika versinya sudah yang terkini, kemas kini <b>Google Chrome</b> pula.",
    other:
      "Permainan ini dipaparkan oleh paparan web sistem, dan paparan web pada peranti ini terlalu lama. Sila pasang kemas kini sistem, kemudian mulakan semula permainan.",
    kept: "Permainan anda tetap disimpan sehingga itu.",
  },
  es: {
    titleAndroid: "Actualiza Android System WebView",
    titleOther: "Actualiza el sistema",
    android:
      "El juego lo muestra una parte de Android que se actualiza por separado, Android System WebView. Hace falta la versión 111 o una más reciente.",
    here: "Aquí está la versión {version}.",
    how: "Abre Play Store, busca <b>Android System WebView</b>, toca <b>Actualizar</b> y vuelve a abrir el juego. Si ya está al día, actualiza <b>Google Chrome</b> en su lugar.",
    other:
      "El juego lo muestra el componente web del sistema, y este es demasiado antiguo. Instala las actualizaciones del sistema y vuelve a abrir el juego.",
    kept: "Mientras tanto, tu partida se conserva.",
  },
  it: {
    titleAndroid: "Aggiorna Android System WebView",
    titleOther: "Aggiorna il sistema",
    android:
      "Il gioco viene mostrato da una parte di Android che si aggiorna separatamente, Android System WebView. Serve la versione 111 o una più recente.",
    here: "Qui c’è la versione {version}.",
    how: "Apri il Play Store, cerca <b>Android System WebView</b>, tocca <b>Aggiorna</b> e riavvia il gioco. Se è già aggiornato, aggiorna invece <b>Google Chrome</b>.",
    other:
      "Il gioco viene mostrato dal componente web del sistema, e questo è troppo vecchio. Installa gli aggiornamenti del sistema e riavvia il gioco.",
    kept: "Nel frattempo la tua partita resta salvata.",
  },
  "pt-BR": {
    titleAndroid: "Atualize o Android System WebView",
    titleOther: "Atualize o sistema",
    android:
      "Quem exibe o jogo é uma parte do Android que é atualizada separadamente, o Android System WebView. Ele precisa estar na versão 111 ou em uma mais recente.",
    here: "Aqui está a versão {version}.",
    how: "Abra a Play Store, procure <b>Android System WebView</b>, toque em <b>Atualizar</b> e abra o aplicativo de novo. Se ele já estiver atualizado, atualize o <b>Google Chrome</b>.",
    other:
      "Quem exibe o jogo é o componente web do próprio sistema, e este é antigo demais. Instale as atualizações do sistema e abra o aplicativo de novo.",
    kept: "Até lá, seu jogo fica guardado.",
  },
  nl: {
    titleAndroid: "Werk Android System WebView bij",
    titleOther: "Werk het systeem bij",
    android:
      "De app wordt getoond door een onderdeel van Android dat apart wordt bijgewerkt: Android System WebView. Dat moet versie 111 of nieuwer zijn.",
    here: "Hier is het versie {version}.",
    how: "Open de Play Store, zoek <b>Android System WebView</b>, tik op <b>Updaten</b> en start de app opnieuw. Is het al bijgewerkt, werk dan <b>Google Chrome</b> bij.",
    other:
      "De app wordt getoond door de webweergave van het systeem, en die is hier te oud. Installeer de updates van het systeem en start de app opnieuw.",
    kept: "Je spel blijft zolang bewaard.",
  },
  sv: {
    titleAndroid: "Uppdatera Android System WebView",
    titleOther: "Uppdatera systemet",
    android:
      "Spelet visas av en del av Android som uppdateras för sig, Android System WebView. Det måste vara version 111 eller nyare.",
    here: "Här är det version {version}.",
    how: "Öppna Play Butik, sök efter <b>Android System WebView</b>, tryck på <b>Uppdatera</b> och starta spelet igen. Om den redan är uppdaterad ska du i stället uppdatera <b>Google Chrome</b>.",
    other:
      "Spelet visas av systemets egen webbvy, och den är för gammal här. Installera systemets uppdateringar och starta spelet igen.",
    kept: "Ditt spel finns kvar till dess.",
  },
  pl: {
    titleAndroid: "Zaktualizuj Android System WebView",
    titleOther: "Zaktualizuj system",
    android:
      "Grę wyświetla Android System WebView, część Androida aktualizowana osobno. Potrzebna jest wersja 111 lub nowsza.",
    here: "Tu jest wersja {version}.",
    how: "Otwórz Sklep Play, wyszukaj <b>Android System WebView</b>, dotknij przycisku <b>Aktualizuj</b> i uruchom grę ponownie. Jeśli ta część jest już aktualna, zaktualizuj <b>Google Chrome</b>.",
    other:
      "Grę wyświetla systemowy komponent WebView, a ten jest za stary. Zainstaluj aktualizacje systemu i uruchom grę ponownie.",
    kept: "Do tego czasu twoja gra pozostanie zapisana.",
  },
  ja: {
    titleAndroid: "Android System WebViewを更新してください",
    titleOther: "システムを更新してください",
    android:
      "このゲームの画面は、Android System WebViewという、単独で更新されるAndroidの部品が表示しています。バージョン111以降が必要です。",
    here: "この端末ではバージョン{version}です。",
    how: "Playストアを開き、<b>Android System WebView</b>を検索して<b>更新</b>をタップし、ゲームをもう一度起動してください。すでに最新であれば、代わりに<b>Google Chrome</b>を更新してください。",
    other:
      "このゲームの画面は、システムのWebViewが表示していますが、この端末のものは古すぎます。システムのアップデートをインストールして、ゲームをもう一度起動してください。",
    kept: "それまで、ゲームはそのまま保存されています。",
  },
  ar: {
    titleAndroid: "حدّث ⁨Android System WebView⁩",
    titleOther: "حدّث النظام",
    android:
      "يعرض اللعبةَ جزءٌ من أندرويد يُحدَّث وحده، وهو ⁨Android System WebView⁩. ويلزم منه الإصدار 111 أو أحدث.",
    here: "الإصدار هنا هو {version}.",
    how: "افتح متجر ⁨Play⁩، وابحث عن <b>Android System WebView</b>، وانقر على <b>تحديث</b>، ثم شغّل اللعبة من جديد. وإن كان محدَّثًا فحدّث <b>Google Chrome</b> بدلًا منه.",
    other:
      "يعرض اللعبةَ عارضُ الويب في النظام، وهو هنا أقدم من اللازم. ثبّت تحديثات النظام، ثم شغّل اللعبة من جديد.",
    kept: "لعبتك محفوظة إلى ذلك الحين.",
  },
};
