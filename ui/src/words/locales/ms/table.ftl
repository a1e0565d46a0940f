### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Malay needs no forms of them.

title = Jeu du Boulanger

## Cards and piles

card-AS = as sekop
card-2S = 2 sekop
card-3S = 3 sekop
card-4S = 4 sekop
card-5S = 5 sekop
card-6S = 6 sekop
card-7S = 7 sekop
card-8S = 8 sekop
card-9S = 9 sekop
card-TS = 10 sekop
card-JS = jack sekop
card-QS = ratu sekop
card-KS = raja sekop
card-AH = as hati
card-2H = 2 hati
card-3H = 3 hati
card-4H = 4 hati
card-5H = 5 hati
card-6H = 6 hati
card-7H = 7 hati
card-8H = 8 hati
card-9H = 9 hati
card-TH = 10 hati
card-JH = jack hati
card-QH = ratu hati
card-KH = raja hati
card-AD = as wajik
card-2D = 2 wajik
card-3D = 3 wajik
card-4D = 4 wajik
card-5D = 5 wajik
card-6D = 6 wajik
card-7D = 7 wajik
card-8D = 8 wajik
card-9D = 9 wajik
card-TD = 10 wajik
card-JD = jack wajik
card-QD = ratu wajik
card-KD = raja wajik
card-AC = as semanggi
card-2C = 2 semanggi
card-3C = 3 semanggi
card-4C = 4 semanggi
card-5C = 5 semanggi
card-6C = 6 semanggi
card-7C = 7 semanggi
card-8C = 8 semanggi
card-9C = 9 semanggi
card-TC = 10 semanggi
card-JC = jack semanggi
card-QC = ratu semanggi
card-KC = raja semanggi

pile-column = lajur { $number }
pile-cell = sel { $number }
pile-foundation-S = asas sekop
pile-foundation-H = asas hati
pile-foundation-D = asas wajik
pile-foundation-C = asas semanggi

## The table, as it is read out

table = Meja
card-top-of-column = { CARD($card) }, paling atas di { PILE($pile) }
card-in-column = { CARD($card) }, di { PILE($pile) }, ditindih { $above ->
    [1] sekeping kad
   *[other] { $above } keping kad
  }
card-can-go = { $place }, boleh dipindahkan ke { $piles }
goes-to = { PILE($pile) }
goes-to-empty-column = lajur kosong
goes-to-empty-cell = sel kosong
card-in-cell = { CARD($card) }, di { PILE($pile) }
card-home = { CARD($card) }, di { PILE($pile) }
pile-empty-column = Tiada kad di { PILE($pile) }
pile-empty-cell = Tiada kad di { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Tiada kad di asas sekop
    [H] Tiada kad di asas hati
    [D] Tiada kad di asas wajik
   *[C] Tiada kad di asas semanggi
  }
pile-with-cards = { $kind ->
    [column] Lajur { $number }: { $count ->
        [1] sekeping kad
       *[other] { $count } keping kad
      }
    [cell] Sel { $number }: { CARD($card) }
   *[foundation] Di { PILE($pile) }: { CARD($card) }
  }

move-to-title = Pindahkan { CARD($card) } ke…
move-to-title-run = Pindahkan { CARD($card) } dan { $others ->
    [1] sekeping kad
   *[other] { $others } keping kad
  } di atasnya ke…

zone-column = Lajur
zone-cell = Sel
zone-foundation = Asas

## What has happened, for those who listen

told-move = { CARD($card) } ke { PILE($pile) }
told-move-run = { CARD($card) } dan { $others ->
    [1] sekeping kad
   *[other] { $others } keping kad
  } di atasnya ke { PILE($pile) }
told-undone = Buat asal: { CARD($card) } kembali ke { PILE($pile) }
told-more = { $moves } langkah dibuat
told-fewer = { $moves } langkah dibuat asal
told-restarted = Kad diagihkan semula, dari mula
told-dealt = Permainan { $code } telah diagihkan

## Bars

bar-status = Permainan
bar-tools = Alatan
bar-time = Masa
bar-moves = Langkah
bar-score = Skor
bar-code = Salin kod permainan { $code }
tool-undo = Buat asal
tool-redo = Buat semula
tool-hint = Petunjuk
tool-play = Mainkan
tool-finish = Habiskan
tool-go-back = Undur
tool-stop = Berhenti
tool-new-game = Baharu
menu-bar-new-game = Permainan baharu
tool-menu = Menu
mark-winnable = Boleh dimenangi
mark-lost = Mustahil menang dari sini
mark-lost-short = Mustahil menang
close = Tutup

## Why a move or a wish is refused

refusal-not-liftable = Kad itu terlalu dalam untuk dipindahkan.
refusal-card-is-home = Kad yang sudah naik ke asas kekal di situ.
refusal-same-pile = Kad itu memang sudah di situ.
refusal-wrong-suit = Hanya kad dengan simbol yang sama boleh ke situ.
refusal-wrong-rank = Hanya kad yang setingkat lebih rendah boleh ke situ.
refusal-cell-taken = Sel itu sudah berisi kad.
refusal-cell-not-in-play = Sel itu tidak digunakan dalam permainan ini.
refusal-one-card-only = Hanya sekeping kad boleh ke situ.
refusal-foundation-other-suit = Asas itu untuk simbol lain.
refusal-foundation-not-next = Kad seterusnya untuk asas itu ialah { CARD($needs) }.
refusal-run-too-long = { $most ->
    [0] Tiada kad boleh dipindahkan ke situ sekarang.
    [1] Hanya sekeping kad boleh dipindahkan ke situ sekarang.
   *[other] Hanya { $most } keping kad boleh dipindahkan ke situ sekarang.
  }
refusal-nowhere-to-go = Tiada tempat untuk kad ini sekarang.
refusal-nothing-to-undo = Tiada langkah untuk dibuat asal.
refusal-nothing-to-redo = Tiada langkah untuk dibuat semula.
refusal-no-former-game = Tiada permainan terdahulu.
refusal-nothing-to-restart = Belum ada kad yang dipindahkan.
refusal-nothing-to-finish = Belum semua kad yang tinggal boleh terus naik ke asas.
refusal-nowhere-to-go-back = Tiada kedudukan untuk berundur.
refusal-no-solution = Kedudukan ini tidak boleh dimenangi lagi.
refusal-not-known-yet = Cara untuk menang dari sini belum diketahui.

## Hints, the solution, and what is proven

stuck = Tiada kad yang boleh dipindahkan lagi.
hint-thinking = Sedang berfikir…
hint-move = Pindahkan { CARD($card) } ke { PILE($pile) }.
hint-move-run = Pindahkan { CARD($card) } dan { $others ->
    [1] sekeping kad
   *[other] { $others } keping kad
  } di atasnya ke { PILE($pile) }.
solution-begins = Penyelesaian dimainkan langkah demi langkah, dan tidak dikira sebagai kemenangan. Sentuh di mana-mana untuk berhenti.
solution-over = Itulah satu cara untuk menang.

## Notices

notice-copy-used = Permainan yang disimpan telah rosak. Salinan yang elok digunakan dan fail yang rosak diasingkan.
notice-started-afresh = Permainan yang disimpan rosak teruk dan telah diasingkan. Ini permainan baharu.
notice-game-newer = Permainan yang disimpan berasal daripada versi aplikasi yang lebih baharu. Permainan itu diasingkan untuk versi tersebut.
notice-settings-copy-used = Tetapan yang disimpan telah rosak. Salinan yang elok digunakan dan fail yang rosak diasingkan.
notice-settings-reset = Tetapan yang disimpan telah rosak dan diasingkan.
notice-settings-newer = Tetapan yang disimpan berasal daripada versi aplikasi yang lebih baharu. Tetapan itu diasingkan untuk versi tersebut.
notice-open-elsewhere = Permainan sudah dibuka dalam tetingkap lain. Apa yang dimainkan dalam tetingkap ini tidak disimpan.
notice-not-saved = Permainan tidak dapat disimpan sekarang. Anda boleh terus bermain, tetapi permainan ini akan hilang apabila ditutup.
notice-saved-again = Permainan sudah dapat disimpan semula.
error-internal = Ada yang tidak kena. Permainan masih seperti tadi.

## Codes

code-copied = Kod permainan { $code } telah disalin.
code-not-copied = Kod permainan tidak dapat disalin. Kodnya { $code }.
