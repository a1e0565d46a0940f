### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Mustahil menang dari sini
lost-why = Walau apa pun langkah seterusnya, pasti ada kad yang tertinggal di meja. Ini sudah terbukti.
lost-deal = Agihan ini memang mustahil dimenangi dari mula lagi. Ini sudah terbukti.
lost-back = Undur ke kedudukan terakhir yang boleh dimenangi ({ $moves }{"\u00A0"}langkah)
lost-new-game = Permainan baharu
lost-restart = Mula semula
lost-former-game = Permainan terdahulu
lost-go-on = Teruskan

## What is wrong with a game code

code-error-no-code = Tiada kod permainan dalam teks ini.
code-error-unknown-version = Kod versi { $version } tidak dikenali di sini.
code-error-bad-cell-count = Bilangan sel bebas mestilah { $counts }, bukan { $count }.
code-error-bad-symbol = “{ $symbol }” tidak boleh ada dalam kod permainan.
code-error-too-short = Kod ini terlalu pendek.
code-error-too-long = Kod ini terlalu panjang.
code-error-wrong-check = Kod ini ada kesilapan: aksara terakhirnya tidak sepadan dengan yang lain.
code-error-bad-number = Agihan Microsoft bernombor { $least } hingga { $most }.

## Move to

move-to-column = Lajur { $number }, di atas { CARD($onto) }
move-to-empty-column = Lajur { $number } yang kosong
move-to-cell = Sel { $number }
move-to-foundation = { $suit ->
    [S] Asas sekop
    [H] Asas hati
    [D] Asas wajik
   *[C] Asas semanggi
  }

## Keys and gestures

help-title = Kekunci dan gerak isyarat
help-gestures = Dengan sentuhan atau tetikus
help-keys = Dengan papan kekunci, di meja
help-letters = Kekunci huruf, angka dan tanda
help-letters-off = Semua kekunci ini dimatikan dalam tetapan.
help-tap = Ketik
help-tap-does = Menghantar kad ke asas jika boleh; jika tidak, memilihnya. Kemudian ketik tempat yang dituju.
help-double-tap = Ketik dua kali
help-double-tap-does = Menghantar kad atau urutan ke tempat pertama yang menerimanya: asas, lajur, lajur kosong, sel.
help-hold = Tekan lama, atau klik kanan
help-hold-does = Menyenaraikan semua tempat yang boleh dituju.
help-drag = Seret
help-drag-does = Membawa sekeping kad, atau urutan bermula dari kad itu.
help-tab-does = Bahagian seterusnya atau sebelumnya: lajur, sel, asas, alatan
help-arrows = Anak panah
help-arrows-does = Dari longgokan ke longgokan, dan dari kad ke kad dalam lajur
help-ends-does = Longgokan pertama atau terakhir dalam bahagian itu
help-enter-does = Pilih, kemudian letak
help-shift-enter-does = Sama seperti ketik dua kali
help-escape-does = Batalkan pilihan
help-menu-key-does = Senaraikan tempat yang boleh dituju kad
help-plus-does = Tambah atau kurangkan sekeping kad dalam pilihan
help-digits-does = Pilih dari lajur itu, atau letak di situ
help-c-does = Pilih dari sel, atau letak di sel kosong
help-f-does = Letak di asas
help-m-does = Senaraikan tempat yang boleh dituju kad
help-l-does = Senaraikan langkah yang mungkin
help-t-does = Baca susunan kad
help-u-does = Buat asal
help-r-does = Buat semula
help-h-does = Petunjuk
help-n-does = Permainan baharu
help-question-does = Senarai kekunci ini

## The table in words, and all moves

read-title = Susunan kad
read-column = Lajur { $number }, dari atas: { $cards }
moves-title = Langkah yang mungkin
moves-none = Tiada kad yang boleh dipindahkan.

## New game

new-game-title = Permainan baharu
new-game-cells = Sel bebas
new-game-cells-4 = klasik
new-game-cells-2 = sukar
new-game-cells-1 = amat sukar
new-game-winnable = Hanya agihan yang boleh dimenangi
new-game-odds = Kira-kira { $won } daripada { $of } agihan boleh dimenangi dengan { $cells } sel
new-game-code = Atau main dengan kod
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Tampal
new-game-paste-by-hand = Tampalkan kod dalam ruang itu.
new-game-right-code = Kod ini untuk permainan dengan { $cells } sel bebas.
new-game-present = Permainan ini
new-game-copy = Salin
new-game-share = Kongsi
share-text = Cuba agihan Jeu du Boulanger ini: { $code }
new-game-deal = Agihkan

## Menu

menu-title = Menu
menu-former-game = Kembali ke permainan terdahulu
menu-solution = Tunjukkan penyelesaian
menu-read = Baca susunan kad
menu-moves = Langkah yang mungkin
menu-rules = Peraturan
menu-examples = Contoh
menu-faq = Soalan lazim
menu-help = Kekunci dan gerak isyarat
menu-statistics = Statistik

## Settings

settings-title = Tetapan
settings-look = Penampilan
settings-table = Meja
settings-feel = Gerakan dan bunyi
settings-help = Bantuan
settings-theme = Tema
settings-theme-system = Sistem
settings-theme-light = Cerah
settings-theme-dark = Gelap
settings-language = Bahasa
settings-language-system = Ikut bahasa sistem
settings-motion = Gerakan
settings-motion-normal = Biasa
settings-motion-fast = Pantas
settings-motion-off = Tiada
settings-letters = Huruf pada kad
settings-letters-international = Antarabangsa: A K Q J
settings-letters-dutch = Belanda: A H V B
settings-letters-french = Perancis: A R D V
settings-letters-german = Jerman: A K D B
settings-letters-italian = Itali: A R D F
settings-letters-polish = Poland: A K D W
settings-letters-portuguese = Portugis: A R D V
settings-letters-scandinavian = Skandinavia: E K D Kn
settings-fourColours = Simbol empat warna
settings-leftHand = Meja untuk tangan kiri
settings-timer = Tunjukkan masa
settings-haptics = Bergetar apabila kad diangkat dan diletakkan
settings-sound = Bunyi
settings-winnable = Agihkan hanya permainan yang boleh dimenangi
settings-lostNotice = Maklumkan apabila permainan tidak boleh dimenangi lagi
settings-letterKeys = Gunakan huruf, angka dan tanda sebagai kekunci di meja

## Pages: Rules, Examples, questions and answers

page-print = Cetak
example-step = Langkah seterusnya
example-back = Langkah sebelumnya
example-reset = Susun semula

## Statistics

statistics-title = Statistik
statistics-cells = Sel bebas
statistics-played = Dimainkan
statistics-won = Dimenangi
statistics-best-time = Masa terbaik
statistics-fewest-moves = Langkah paling sedikit
statistics-streak = Menang berturut-turut
statistics-longest-streak = Rekod menang berturut-turut
statistics-none = –

about-title = Perihal
about-game = Jeu du Boulanger ialah permainan kad solitaire yang dikenali dalam bahasa Inggeris sebagai Baker’s Game.
about-licence = Ini perisian bebas di bawah lesen MIT atau lesen Apache 2.0, mengikut pilihan anda.
about-vollkorn = Huruf dan angka pada kad diubah suai daripada Vollkorn Bold, hak cipta 2018 The Vollkorn Project Authors, di bawah SIL Open Font License, versi 1.1.

## Win

win-title = Panas dari ketuhar!
win-time = masa
win-moves = langkah
win-score = skor
win-undo = Buat asal
win-copy = Salin kod
win-share = Kongsi kod
win-share-text = Saya menang permainan Jeu du Boulanger ini: { $code }
win-new-game = Permainan baharu

## The native menu of desktops

menu-bar-game = Permainan
menu-bar-hide = Sembunyikan
menu-bar-hide-others = Sembunyikan yang lain
menu-bar-show-all = Tunjukkan semua
menu-bar-quit = Keluar
menu-bar-edit = Sunting
menu-bar-cut = Potong
menu-bar-copy = Salin
menu-bar-paste = Tampal
menu-bar-select-all = Pilih semua
menu-bar-view = Paparan
menu-bar-full-screen = Skrin penuh
menu-bar-minimise = Minimumkan
menu-bar-help = Bantuan
menu-bar-keys = Papan kekunci
menu-restart = Mula semula permainan ini
menu-settings = Tetapan
menu-about = Perihal
