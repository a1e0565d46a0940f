### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. A language with cases gives its names
### attributes (card-7H = … with .genitive = …) and asks for them: CARD($card, case: "genitive").

title = Jeu du Boulanger

## Cards and piles

card-AS = ás de espadas
    .definite = o ás de espadas
card-2S = 2 de espadas
    .definite = o 2 de espadas
card-3S = 3 de espadas
    .definite = o 3 de espadas
card-4S = 4 de espadas
    .definite = o 4 de espadas
card-5S = 5 de espadas
    .definite = o 5 de espadas
card-6S = 6 de espadas
    .definite = o 6 de espadas
card-7S = 7 de espadas
    .definite = o 7 de espadas
card-8S = 8 de espadas
    .definite = o 8 de espadas
card-9S = 9 de espadas
    .definite = o 9 de espadas
card-TS = 10 de espadas
    .definite = o 10 de espadas
card-JS = valete de espadas
    .definite = o valete de espadas
card-QS = dama de espadas
    .definite = a dama de espadas
card-KS = rei de espadas
    .definite = o rei de espadas
card-AH = ás de copas
    .definite = o ás de copas
card-2H = 2 de copas
    .definite = o 2 de copas
card-3H = 3 de copas
    .definite = o 3 de copas
card-4H = 4 de copas
    .definite = o 4 de copas
card-5H = 5 de copas
    .definite = o 5 de copas
card-6H = 6 de copas
    .definite = o 6 de copas
card-7H = 7 de copas
    .definite = o 7 de copas
card-8H = 8 de copas
    .definite = o 8 de copas
card-9H = 9 de copas
    .definite = o 9 de copas
card-TH = 10 de copas
    .definite = o 10 de copas
card-JH = valete de copas
    .definite = o valete de copas
card-QH = dama de copas
    .definite = a dama de copas
card-KH = rei de copas
    .definite = o rei de copas
card-AD = ás de ouros
    .definite = o ás de ouros
card-2D = 2 de ouros
    .definite = o 2 de ouros
card-3D = 3 de ouros
    .definite = o 3 de ouros
card-4D = 4 de ouros
    .definite = o 4 de ouros
card-5D = 5 de ouros
    .definite = o 5 de ouros
card-6D = 6 de ouros
    .definite = o 6 de ouros
card-7D = 7 de ouros
    .definite = o 7 de ouros
card-8D = 8 de ouros
    .definite = o 8 de ouros
card-9D = 9 de ouros
    .definite = o 9 de ouros
card-TD = 10 de ouros
    .definite = o 10 de ouros
card-JD = valete de ouros
    .definite = o valete de ouros
card-QD = dama de ouros
    .definite = a dama de ouros
card-KD = rei de ouros
    .definite = o rei de ouros
card-AC = ás de paus
    .definite = o ás de paus
card-2C = 2 de paus
    .definite = o 2 de paus
card-3C = 3 de paus
    .definite = o 3 de paus
card-4C = 4 de paus
    .definite = o 4 de paus
card-5C = 5 de paus
    .definite = o 5 de paus
card-6C = 6 de paus
    .definite = o 6 de paus
card-7C = 7 de paus
    .definite = o 7 de paus
card-8C = 8 de paus
    .definite = o 8 de paus
card-9C = 9 de paus
    .definite = o 9 de paus
card-TC = 10 de paus
    .definite = o 10 de paus
card-JC = valete de paus
    .definite = o valete de paus
card-QC = dama de paus
    .definite = a dama de paus
card-KC = rei de paus
    .definite = o rei de paus

pile-column = coluna { $number }
    .title = Coluna { $number }
pile-cell = célula { $number }
    .title = Célula { $number }
pile-foundation-S = fundação de espadas
    .title = Fundação de espadas
pile-foundation-H = fundação de copas
    .title = Fundação de copas
pile-foundation-D = fundação de ouros
    .title = Fundação de ouros
pile-foundation-C = fundação de paus
    .title = Fundação de paus

## The table, as it is read out

table = Mesa
card-top-of-column = { CARD($card) }, no topo da { PILE($pile) }
card-in-column = { CARD($card) }, na { PILE($pile) }, com { $above ->
    [one] { $above } carta em cima
   *[other] { $above } cartas em cima
  }
card-can-go = { $place }, pode ir { $piles }
goes-to = para a { PILE($pile) }
goes-to-empty-column = para uma coluna vazia
goes-to-empty-cell = para uma célula livre
card-in-cell = { CARD($card) }, na { PILE($pile) }
card-home = { CARD($card) }, na { PILE($pile) }
pile-empty-column = { PILE($pile, case: "title") }, vazia
pile-empty-cell = { PILE($pile, case: "title") }, vazia
pile-empty-foundation = { $suit ->
    [S] Fundação de espadas, vazia
    [H] Fundação de copas, vazia
    [D] Fundação de ouros, vazia
   *[C] Fundação de paus, vazia
  }
pile-with-cards = { $kind ->
    [column] Coluna { $number }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
      }
    [cell] Célula { $number }, { CARD($card) }
   *[foundation] { PILE($pile, case: "title") }, { CARD($card) }
  }

move-to-title = Mover { CARD($card, case: "definite") } para…
move-to-title-run = Mover { CARD($card, case: "definite") }, com { $others ->
    [one] a carta de cima, para…
   *[other] as { $others } cartas de cima, para…
  }

zone-column = Colunas
zone-cell = Células
zone-foundation = Fundações

## What has happened, for those who listen

told-move = { CARD($card) } para a { PILE($pile) }
told-move-run = { CARD($card) }, com { $others ->
    [one] a carta de cima,
   *[other] as { $others } cartas de cima,
  } para a { PILE($pile) }
told-undone = Desfeito: { CARD($card) }, de novo na { PILE($pile) }
told-more = { $moves } jogadas feitas
told-fewer = { $moves ->
    [one] { $moves } jogada desfeita
   *[other] { $moves } jogadas desfeitas
  }
told-restarted = As mesmas cartas, desde o início
told-dealt = Cartas na mesa: jogo { $code }

## Bars

bar-status = Jogo
bar-tools = Ferramentas
bar-time = Tempo
bar-moves = Jogadas
bar-score = Pontos
bar-code = Copiar o código do jogo { $code }
tool-undo = Desfazer
tool-redo = Refazer
tool-hint = Dica
tool-play = Mover
tool-finish = Completar
tool-go-back = Voltar
tool-stop = Parar
tool-new-game = Novo jogo
menu-bar-new-game = Novo jogo
tool-menu = Menu
mark-winnable = Tem solução
mark-lost = Posição sem solução
mark-lost-short = Sem solução
close = Fechar

## Why a move or a wish is refused

refusal-not-liftable = Essa carta está presa embaixo de outras.
refusal-card-is-home = As cartas que já estão na fundação não saem mais de lá.
refusal-same-pile = A carta já está aí.
refusal-wrong-suit = Aí só pode ir uma carta do mesmo naipe.
refusal-wrong-rank = Aí só pode ir a carta imediatamente inferior.
refusal-cell-taken = Essa célula já está ocupada.
refusal-cell-not-in-play = Essa célula não está em jogo.
refusal-one-card-only = Aí só cabe uma carta.
refusal-foundation-other-suit = Essa fundação é de outro naipe.
refusal-foundation-not-next = A próxima carta dessa fundação é { CARD($needs, case: "definite") }.
refusal-run-too-long = { $most ->
    [0] Agora nenhuma carta pode ir para lá.
    [one] Agora só { $most } carta pode ir para lá.
   *[other] Agora só { $most } cartas podem ir para lá.
  }
refusal-nowhere-to-go = Agora esta carta não tem para onde ir.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-nothing-to-redo = Não há nada para refazer.
refusal-no-former-game = Não há jogo anterior.
refusal-nothing-to-restart = Nenhuma carta foi movida ainda.
refusal-nothing-to-finish = As cartas que restam ainda não podem subir direto para as fundações.
refusal-nowhere-to-go-back = Não há nenhuma posição para onde voltar.
refusal-no-solution = Esta posição não tem mais solução.
refusal-not-known-yet = Ainda não se conhece uma solução.

## Hints, the solution, and what is proven

stuck = Não dá mais para mover nenhuma carta.
hint-thinking = Pensando…
hint-move = Mova { CARD($card, case: "definite") } para a { PILE($pile) }.
hint-move-run = Mova { CARD($card, case: "definite") }, com { $others ->
    [one] a carta de cima,
   *[other] as { $others } cartas de cima,
  } para a { PILE($pile) }.
solution-begins = O jogo segue sozinho e não contará como vitória. Toque em qualquer lugar para parar.
solution-over = Esse é um jeito de ganhar.

## Notices

notice-copy-used = O jogo salvo estava danificado. Ele foi recuperado de uma cópia, e o arquivo danificado foi guardado à parte.
notice-started-afresh = O jogo salvo estava danificado demais e foi guardado à parte. Este é um jogo novo.
notice-game-newer = O jogo salvo é de uma versão mais recente do aplicativo. Ele foi guardado à parte para essa versão.
notice-settings-copy-used = As configurações salvas estavam danificadas. Elas foram recuperadas de uma cópia, e o arquivo danificado foi guardado à parte.
notice-settings-reset = As configurações salvas estavam danificadas e foram guardadas à parte.
notice-settings-newer = As configurações salvas são de uma versão mais recente do aplicativo. Elas foram guardadas à parte para essa versão.
notice-open-elsewhere = O jogo já está aberto em outra janela. O que você jogar nesta não será salvo.
notice-not-saved = Agora não é possível salvar o jogo. Dá para continuar, mas só enquanto o aplicativo ficar aberto.
notice-saved-again = O jogo voltou a ser salvo.
error-internal = Algo deu errado. O jogo continua como estava.

## Codes

code-copied = O código do jogo { $code } foi copiado.
code-not-copied = Não foi possível copiar o código do jogo: { $code }.
