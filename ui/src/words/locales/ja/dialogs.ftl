### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = ここからはクリアできません
lost-why = この先どう進めても、必ずテーブルにカードが残ります。これは証明済みです。
lost-deal = この配札は、もともとクリアできないものでした。これは証明済みです。
lost-back = クリアできる最後の局面まで引き返す（{ $moves }手）
lost-new-game = 新規ゲーム
lost-restart = 最初から
lost-former-game = 前のゲーム
lost-go-on = 続ける

## What is wrong with a game code

code-error-no-code = この文章にはゲームコードがありません。
code-error-unknown-version = バージョン{ $version }のコードには対応していません。
code-error-bad-cell-count = フリーセルの数は{ $counts }です。{ $count }にはできません。
code-error-bad-symbol = 「{ $symbol }」はゲームコードに使えない文字です。
code-error-too-short = このコードは短すぎます。
code-error-too-long = このコードは長すぎます。
code-error-wrong-check = このコードには誤りがあります。最後の1文字が、ほかの文字と合いません。
code-error-bad-number = Microsoftの番号は{ $least }から{ $most }までです。

## Move to

move-to-column = { $number }列目、{ CARD($onto) }の上
move-to-empty-column = { $number }列目、空き
move-to-cell = フリーセル{ $number }
move-to-foundation = { $suit ->
    [S] スペードのホームセル
    [H] ハートのホームセル
    [D] ダイヤのホームセル
   *[C] クラブのホームセル
  }

## Keys and gestures

help-title = 操作方法
help-gestures = 指やマウスで
help-keys = キーボードで（テーブル上）
help-letters = 文字・数字・記号のキー
help-letters-off = これらのキーは、設定でオフになっています。
help-tap = タップ
help-tap-does = ホームセルに上げられるカードならすぐに上げ、そうでなければ選びます。続けて移動先をタップします。
help-double-tap = ダブルタップ
help-double-tap-does = カードやひと続きのカードを、最初に置ける場所へ動かします。ホームセル、列、空いている列、フリーセルの順に調べます。
help-hold = 長押し、または右クリック
help-hold-does = 動かせる先をすべて一覧で表示します。
help-drag = ドラッグ
help-drag-does = カード1枚、またはそのカードから上のひと続きを運びます。
help-tab-does = 次または前のまとまりへ：列、フリーセル、ホームセル、ツール
help-arrows = 矢印キー
help-arrows-does = 隣の置き場へ、列の中では隣のカードへ
help-ends-does = そのまとまりの最初または最後の置き場へ
help-enter-does = 選ぶ、置く
help-shift-enter-does = ダブルタップと同じ
help-escape-does = 選択をやめる
help-menu-key-does = 動かせる先の一覧
help-plus-does = 選ぶ枚数を1枚増やす、減らす
help-digits-does = その列から選ぶ、またはそこに置く
help-c-does = フリーセルから選ぶ、または空いているフリーセルに置く
help-f-does = ホームセルに上げる
help-m-does = 動かせる先の一覧
help-l-does = 可能な手の一覧
help-t-does = テーブルを文字で読む
help-u-does = 元に戻す
help-r-does = やり直す
help-h-does = ヒント
help-n-does = 新規ゲーム
help-question-does = このキー一覧

## The table in words, and all moves

read-title = テーブル
read-column = { $number }列目、上から：{ $cards }
moves-title = 可能な手
moves-none = 動かせるカードがありません。

## New game

new-game-title = 新規ゲーム
new-game-cells = フリーセルの数
new-game-cells-4 = 標準
new-game-cells-2 = 難しい
new-game-cells-1 = とても難しい
new-game-winnable = クリアできる配札だけ
new-game-odds = フリーセルが{ $cells }つなら、クリアできる配札は{ $of }回に{ $won }回ほどです
new-game-code = またはコードで遊ぶ
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = 貼り付け
new-game-paste-by-hand = コードを入力欄に貼り付けてください。
new-game-right-code = フリーセルが{ $cells }つのゲームのコードです。
new-game-present = このゲーム
new-game-copy = コピー
new-game-share = 共有
share-text = Jeu du Boulangerのこの配札、遊んでみてください：{ $code }
new-game-deal = 配る

## Menu

menu-title = メニュー
menu-former-game = 前のゲームに戻る
menu-solution = 解答を見る
menu-read = テーブルを文字で読む
menu-moves = 可能な手
menu-rules = ルール
menu-examples = 実例
menu-faq = よくある質問
menu-help = 操作方法
menu-statistics = 成績

## Settings

settings-title = 設定
settings-look = 見た目
settings-table = テーブル
settings-feel = 動きと音
settings-help = アシスト
settings-theme = テーマ
settings-theme-system = システム
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-language = 言語
settings-language-system = システムに合わせる
settings-motion = カードの動き
settings-motion-normal = 標準
settings-motion-fast = 速い
settings-motion-off = なし
settings-letters = カードの文字
settings-letters-international = 国際標準：A K Q J
settings-letters-dutch = オランダ：A H V B
settings-letters-french = フランス：A R D V
settings-letters-german = ドイツ：A K D B
settings-letters-italian = イタリア：A R D F
settings-letters-polish = ポーランド：A K D W
settings-letters-portuguese = ポルトガル：A R D V
settings-letters-scandinavian = 北欧：E K D Kn
settings-fourColours = マークを4色で区別する
settings-leftHand = 左手用の配置にする
settings-timer = タイムを表示する
settings-haptics = カードを取るときと置くときに振動する
settings-sound = 効果音
settings-winnable = クリアできるゲームだけを配る
settings-lostNotice = クリアできなくなったら知らせる
settings-letterKeys = テーブルで文字・数字・記号のキーを使う

## Pages: Rules, Examples, questions and answers

page-print = 印刷
example-step = 次の手
example-back = 1手戻る
example-reset = 並べ直す

## Statistics

statistics-title = 成績
statistics-cells = フリーセルの数
statistics-played = プレイ数
statistics-won = クリア数
statistics-best-time = ベストタイム
statistics-fewest-moves = 最少手数
statistics-streak = 連続クリア
statistics-longest-streak = 最多連続クリア
statistics-none = –

about-title = このゲームについて
about-game = Jeu du Boulangerは、英語でBaker’s Gameと呼ばれるトランプの一人遊び（ソリティア）です。
about-licence = このゲームは自由ソフトウェアです。MITライセンスとApacheライセンス2.0のうち、お好きなほうを選べます。
about-vollkorn = カードの文字と数字は、Vollkorn Bold（Copyright 2018 The Vollkorn Project Authors、SIL Open Font License 1.1）をもとにしています。

## Win

win-title = 焼きあがり！
win-time = タイム
win-moves = 手数
win-score = スコア
win-undo = 元に戻す
win-copy = コードをコピー
win-share = コードを共有
win-share-text = Jeu du Boulangerのこのゲームをクリアしました：{ $code }
win-new-game = 新規ゲーム

## The native menu of desktops

menu-bar-game = ゲーム
menu-bar-hide = 隠す
menu-bar-hide-others = ほかを隠す
menu-bar-show-all = すべてを表示
menu-bar-quit = 終了
menu-bar-edit = 編集
menu-bar-cut = 切り取り
menu-bar-copy = コピー
menu-bar-paste = 貼り付け
menu-bar-select-all = すべて選択
menu-bar-view = 表示
menu-bar-full-screen = 全画面表示
menu-bar-minimise = しまう
menu-bar-help = ヘルプ
menu-bar-keys = キーボード操作
menu-restart = このゲームを最初から
menu-settings = 設定
menu-about = このゲームについて
