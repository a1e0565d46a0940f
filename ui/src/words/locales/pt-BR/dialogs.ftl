### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Posição sem solução
lost-why = Não importa como você jogue, vão sobrar cartas na mesa. Está provado.
lost-deal = Este jogo não tinha solução desde o início. Está provado.
lost-back = Voltar à última posição com solução ({ $moves ->
    [one] { $moves }{"\u00A0"}jogada
   *[other] { $moves }{"\u00A0"}jogadas
  })
lost-new-game = Novo jogo
lost-restart = Reiniciar
lost-former-game = Jogo anterior
lost-go-on = Continuar

## What is wrong with a game code

code-error-no-code = Não há nenhum código de jogo neste texto.
code-error-unknown-version = Este aplicativo não conhece os códigos da versão { $version }.
code-error-bad-cell-count = As células livres de um jogo são { $counts }, não { $count }.
code-error-bad-symbol = “{ $symbol }” não pode aparecer em um código de jogo.
code-error-too-short = Este código é curto demais.
code-error-too-long = Este código é longo demais.
code-error-wrong-check = Há um erro neste código: o último símbolo não bate com os outros.
code-error-bad-number = Os jogos da Microsoft vão de { $least } a { $most }.

## Move to

move-to-column = Coluna { $number }, sobre { CARD($onto, case: "definite") }
move-to-empty-column = Coluna { $number }, que está vazia
move-to-cell = Célula { $number }
move-to-foundation = { $suit ->
    [S] Fundação de espadas
    [H] Fundação de copas
    [D] Fundação de ouros
   *[C] Fundação de paus
  }

## Keys and gestures

help-title = Teclas e gestos
help-gestures = Gestos
help-keys = Teclas na mesa
help-letters = Letras, números e sinais
help-letters-off = Estão desativados nas configurações.
help-tap = Um toque
help-tap-does = Leva a carta para a fundação, se ela puder subir; senão, seleciona a carta. Depois, toque no lugar para onde ela deve ir.
help-double-tap = Dois toques
help-double-tap-does = Levam a carta, ou a sequência, para o primeiro lugar que a aceitar: fundação, coluna, coluna vazia, célula.
help-hold = Toque longo ou clique direito
help-hold-does = Mostra todos os lugares para onde a carta pode ir.
help-drag = Arrastar
help-drag-does = Leva uma carta, ou a sequência a partir dela.
help-tab-does = Próxima área ou área anterior: colunas, células, fundações, ferramentas
help-arrows = Setas
help-arrows-does = De pilha em pilha, e de carta em carta dentro de uma coluna
help-ends-does = Primeira ou última pilha da área
help-enter-does = Selecionar e colocar
help-shift-enter-does = O mesmo que dois toques
help-escape-does = Soltar
help-menu-key-does = Ver para onde a carta pode ir
help-plus-does = Selecionar uma carta a mais ou a menos
help-digits-does = Selecionar nessa coluna, ou colocar nela
help-c-does = Selecionar em uma célula, ou colocar em uma livre
help-f-does = Colocar na fundação
help-m-does = Ver para onde a carta pode ir
help-l-does = Ver todas as jogadas
help-t-does = Ler a mesa
help-u-does = Desfazer
help-r-does = Refazer
help-h-does = Dica
help-n-does = Novo jogo
help-question-does = Ver estas teclas

## The table in words, and all moves

read-title = A mesa
read-column = Coluna { $number }, a partir do topo: { $cards }
moves-title = Jogadas possíveis
moves-none = Nenhuma carta pode ser movida.

## New game

new-game-title = Novo jogo
new-game-cells = Células livres
new-game-cells-4 = clássico
new-game-cells-2 = difícil
new-game-cells-1 = muito difícil
new-game-winnable = Só jogos com solução
new-game-odds = { $cells ->
    [4] Com { $cells } células, cerca de { $won } em cada { $of } jogos têm solução
    [2] Com { $cells } células, cerca de { $won } em cada { $of } jogos tem solução
   *[1] Com { $cells } célula, cerca de { $won } em cada { $of } jogos tem solução
  }
new-game-code = Ou jogar com um código
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Colar
new-game-paste-by-hand = Cole o código no campo.
new-game-right-code = { $cells ->
    [one] Este código é de um jogo com { $cells } célula livre.
   *[other] Este código é de um jogo com { $cells } células livres.
  }
new-game-present = Este jogo
new-game-copy = Copiar
new-game-share = Compartilhar
share-text = Encare este jogo de Jeu du Boulanger: { $code }
new-game-deal = Dar as cartas

## Menu

menu-title = Menu
menu-former-game = Voltar ao jogo anterior
menu-solution = Mostrar a solução
menu-read = Ler a mesa
menu-moves = Jogadas possíveis
menu-rules = Regras
menu-examples = Exemplos
menu-faq = Perguntas e respostas
menu-help = Teclas e gestos
menu-statistics = Estatísticas

## Settings

settings-title = Configurações
settings-look = Aparência
settings-table = Mesa
settings-feel = Efeitos
settings-help = Ajudas
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-language = Idioma
settings-language-system = O mesmo do sistema
settings-motion = Animações
settings-motion-normal = Normais
settings-motion-fast = Rápidas
settings-motion-off = Nenhuma
settings-letters = Letras nas cartas
settings-letters-international = Internacionais: A K Q J
settings-letters-dutch = Holandesas: A H V B
settings-letters-french = Francesas: A R D V
settings-letters-german = Alemãs: A K D B
settings-letters-italian = Italianas: A R D F
settings-letters-polish = Polonesas: A K D W
settings-letters-portuguese = Portuguesas: A R D V
settings-letters-scandinavian = Escandinavas: E K D Kn
settings-fourColours = Naipes em quatro cores
settings-leftHand = Mesa para canhotos
settings-timer = Mostrar o tempo
settings-haptics = Vibrar ao levantar e colocar cartas
settings-sound = Sons
settings-winnable = Oferecer só jogos com solução
settings-lostNotice = Avisar quando não houver mais solução
settings-letterKeys = Usar letras, números e sinais como teclas na mesa

## Pages: Rules, Examples, questions and answers

page-print = Imprimir
example-step = Próxima jogada
example-back = Uma jogada atrás
example-reset = Voltar ao início

## Statistics

statistics-title = Estatísticas
statistics-cells = Células livres
statistics-played = Jogos
statistics-won = Vitórias
statistics-best-time = Melhor tempo
statistics-fewest-moves = Menor número de jogadas
statistics-streak = Vitórias seguidas
statistics-longest-streak = Recorde de vitórias seguidas
statistics-none = –

about-title = Sobre
about-game = Jeu du Boulanger (“o jogo do padeiro”, em francês) é a paciência que em inglês se chama Baker’s Game.
about-licence = É software livre, sob a licença MIT ou a licença Apache 2.0, como você preferir.
about-vollkorn = As letras e os números das cartas são uma adaptação da Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, sob a SIL Open Font License, versão 1.1.

## Win

win-title = Saindo do forno!
win-time = tempo
win-moves = jogadas
win-score = pontos
win-undo = Desfazer
win-copy = Copiar o código
win-share = Compartilhar o código
win-share-text = Ganhei este jogo de Jeu du Boulanger: { $code }
win-new-game = Novo jogo

## The native menu of desktops

menu-bar-game = Jogo
menu-bar-hide = Ocultar
menu-bar-hide-others = Ocultar outros
menu-bar-show-all = Mostrar tudo
menu-bar-quit = Sair
menu-bar-edit = Editar
menu-bar-cut = Recortar
menu-bar-copy = Copiar
menu-bar-paste = Colar
menu-bar-select-all = Selecionar tudo
menu-bar-view = Exibir
menu-bar-full-screen = Tela cheia
menu-bar-minimise = Minimizar
menu-bar-help = Ajuda
menu-bar-keys = Teclas e gestos
menu-restart = Reiniciar este jogo
menu-settings = Configurações
menu-about = Sobre
