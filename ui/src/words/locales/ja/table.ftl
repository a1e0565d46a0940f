### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Japanese needs no forms of them.

title = Jeu du Boulanger

## Cards and piles

card-AS = スペードのエース
card-2S = スペードの2
card-3S = スペードの3
card-4S = スペードの4
card-5S = スペードの5
card-6S = スペードの6
card-7S = スペードの7
card-8S = スペードの8
card-9S = スペードの9
card-TS = スペードの10
card-JS = スペードのジャック
card-QS = スペードのクイーン
card-KS = スペードのキング
card-AH = ハートのエース
card-2H = ハートの2
card-3H = ハートの3
card-4H = ハートの4
card-5H = ハートの5
card-6H = ハートの6
card-7H = ハートの7
card-8H = ハートの8
card-9H = ハートの9
card-TH = ハートの10
card-JH = ハートのジャック
card-QH = ハートのクイーン
card-KH = ハートのキング
card-AD = ダイヤのエース
card-2D = ダイヤの2
card-3D = ダイヤの3
card-4D = ダイヤの4
card-5D = ダイヤの5
card-6D = ダイヤの6
card-7D = ダイヤの7
card-8D = ダイヤの8
card-9D = ダイヤの9
card-TD = ダイヤの10
card-JD = ダイヤのジャック
card-QD = ダイヤのクイーン
card-KD = ダイヤのキング
card-AC = クラブのエース
card-2C = クラブの2
card-3C = クラブの3
card-4C = クラブの4
card-5C = クラブの5
card-6C = クラブの6
card-7C = クラブの7
card-8C = クラブの8
card-9C = クラブの9
card-TC = クラブの10
card-JC = クラブのジャック
card-QC = クラブのクイーン
card-KC = クラブのキング

pile-column = { $number }列目
pile-cell = フリーセル{ $number }
pile-foundation-S = スペードのホームセル
pile-foundation-H = ハートのホームセル
pile-foundation-D = ダイヤのホームセル
pile-foundation-C = クラブのホームセル

## The table, as it is read out

table = テーブル
card-top-of-column = { CARD($card) }、{ PILE($pile) }の一番上
card-in-column = { CARD($card) }、{ PILE($pile) }、上に{ $above }枚
card-can-go = { $place }。{ $piles }へ動かせます
goes-to = { PILE($pile) }
goes-to-empty-column = 空いている列
goes-to-empty-cell = 空いているフリーセル
card-in-cell = { CARD($card) }、{ PILE($pile) }
card-home = { CARD($card) }、{ PILE($pile) }
pile-empty-column = { PILE($pile) }、空き
pile-empty-cell = { PILE($pile) }、空き
pile-empty-foundation = { $suit ->
    [S] スペードのホームセル、空き
    [H] ハートのホームセル、空き
    [D] ダイヤのホームセル、空き
   *[C] クラブのホームセル、空き
  }
pile-with-cards = { $kind ->
    [column] { $number }列目、{ $count }枚
    [cell] フリーセル{ $number }、{ CARD($card) }
   *[foundation] { PILE($pile) }、{ CARD($card) }
  }

move-to-title = { CARD($card) }の移動先
move-to-title-run = { CARD($card) }とその上の{ $others }枚の移動先

zone-column = 列
zone-cell = フリーセル
zone-foundation = ホームセル

## What has happened, for those who listen

told-move = { CARD($card) }を{ PILE($pile) }へ
told-move-run = { CARD($card) }とその上の{ $others }枚を{ PILE($pile) }へ
told-undone = 元に戻す：{ CARD($card) }が{ PILE($pile) }に戻りました
told-more = { $moves }手進めました
told-fewer = { $moves }手戻しました
told-restarted = 同じカードを最初から配り直しました
told-dealt = ゲーム{ $code }を配りました

## Bars

bar-status = ゲーム
bar-tools = ツール
bar-time = タイム
bar-moves = 手数
bar-score = スコア
bar-code = ゲームコード{ $code }をコピー
tool-undo = 元に戻す
tool-redo = やり直す
tool-hint = ヒント
tool-play = 動かす
tool-finish = 仕上げる
tool-go-back = 引き返す
tool-stop = 止める
tool-new-game = 新規ゲーム
menu-bar-new-game = 新規ゲーム
tool-menu = メニュー
mark-winnable = クリアできます
mark-lost = ここからはクリアできません
mark-lost-short = クリア不可
close = 閉じる

## Why a move or a wish is refused

refusal-not-liftable = そのカードは奥にあるので動かせません。
refusal-card-is-home = ホームセルに上げたカードは動かせません。
refusal-same-pile = そのカードはもうそこにあります。
refusal-wrong-suit = そこに置けるのは、同じマークのカードだけです。
refusal-wrong-rank = そこに置けるのは、数字が1つ小さいカードだけです。
refusal-cell-taken = そのフリーセルはふさがっています。
refusal-cell-not-in-play = そのフリーセルは、このゲームでは使いません。
refusal-one-card-only = そこに置けるのは、カード1枚だけです。
refusal-foundation-other-suit = そのホームセルは、ほかのマーク用です。
refusal-foundation-not-next = そのホームセルに次に置けるのは、{ CARD($needs) }です。
refusal-run-too-long = { $most ->
    [0] 今、そこへは1枚も動かせません。
   *[other] 今、そこへ動かせるのは{ $most }枚までです。
  }
refusal-nowhere-to-go = 今、このカードを置ける場所はありません。
refusal-nothing-to-undo = 元に戻せる手はありません。
refusal-nothing-to-redo = やり直せる手はありません。
refusal-no-former-game = 前のゲームはありません。
refusal-nothing-to-restart = まだ1枚も動かしていません。
refusal-nothing-to-finish = 残りのカードをそのまま全部ホームセルに上げることは、まだできません。
refusal-nowhere-to-go-back = 引き返せる局面はありません。
refusal-no-solution = この局面からは、もうクリアできません。
refusal-not-known-yet = ここからクリアする手順は、まだわかっていません。

## Hints, the solution, and what is proven

stuck = 動かせるカードがなくなりました。
hint-thinking = 考えています…
hint-move = { CARD($card) }を{ PILE($pile) }へ動かしましょう。
hint-move-run = { CARD($card) }とその上の{ $others }枚を{ PILE($pile) }へ動かしましょう。
solution-begins = 解答を1手ずつ再生します。このクリアは成績に入りません。画面のどこかに触れると止まります。
solution-over = これがクリアまでの手順の一例です。

## Notices

notice-copy-used = 保存したゲームが壊れていたため、無事だった控えを使いました。壊れたファイルは別に残してあります。
notice-started-afresh = 保存したゲームは壊れていて使えなかったため、別に残して新しいゲームを始めました。
notice-game-newer = 保存したゲームは、より新しいバージョンのアプリのものです。そのバージョンのために別に残してあります。
notice-settings-copy-used = 保存した設定が壊れていたため、無事だった控えを使いました。壊れたファイルは別に残してあります。
notice-settings-reset = 保存した設定が壊れていたため、初期設定に戻しました。壊れたファイルは別に残してあります。
notice-settings-newer = 保存した設定は、より新しいバージョンのアプリのものです。そのバージョンのために別に残してあります。
notice-open-elsewhere = ゲームは別のウィンドウですでに開いています。このウィンドウで遊んだ内容は保存されません。
notice-not-saved = 今はゲームを保存できません。このまま遊べますが、閉じると失われます。
notice-saved-again = またゲームを保存できるようになりました。
error-internal = うまくいきませんでした。ゲームは元のままです。

## Codes

code-copied = ゲームコード{ $code }をコピーしました。
code-not-copied = ゲームコードをコピーできませんでした。コードは{ $code }です。
