import { ownWordsOf } from './description'
import type { Evidence } from './evidence-types'

/** Words by which projects name what they are. */
const words = {
  library:
    /\blibrary\b|\bframework\b|\b(?:package|module|crate|gem|middleware|sdk|toolkit|bindings|wrapper|plugin|extension|utility|component)s?\b|библиотек|biblioteca|bibliothek|bibliothèque|ライブラリ|类库|组件库/i,
  app: /\b(?:web)?(?:app|application|site|page)s?\b|\bwebsite|\b(?:blog|shop|store|portfolio|dashboard|clone|game|server|backend|service|spa)\b|aplica[cç]|anwendung|приложени|アプリ|应用|项目/i,
  command: /command[ -]?line|\bcli\b|-cli\b|\bterminal\b|\bconsole\b|\bshell\b/i,
  game: /\bgam(?:e|es|ing)\b|game$|tetris|snake|tic-?tac-?toe|chess|sudoku|pong\b|breakout|minesweeper|\b2048\b|juego|jeu\b|jogo|\bspiel\b|игр[аы]|ゲーム|游戏/i,
  mobile: /\bapp(?:s|lication)?\b|\bandroid\b|\bios\b|\bmobile\b|aplica[cç]|приложени|アプリ|应用/i,
  server: /\b(?:api|server|backend|back-end|service|rest|crud|proxy)s?\b|接口|服务|сервер/i,
  web: /\bweb(?:site)?\b|\b(?:app|application|site|blog|shop|store|dashboard|portfolio|spa|clone|browser)\b|aplica[cç]|приложени|アプリ|应用|网站/i,
  bot: /\bbot\b|discord|telegram/i,
  texts:
    /\b(?:awesome|curated|list|notes|collection|resources|guide|book|course|curriculum|learned|learning|cheat ?sheets?|roadmap|handbook|interview|exercises|til)\b|笔记|教程|заметк/i,
  hardware:
    /arduino|\besp-?(?:32|8266)|stm32|\bavr\b|attiny|atmega|raspberry|micro-?controller|firmware|bootloader|embedded|\bpcb\b|固件|прошивк/i,
  infrastructure: /terraform|ansible|kubernetes|\bk8s\b|\bhelm\b|infrastructure|deploy|provision/i,
  action: /\baction\b/i,
  vim: /n?vim/i,
} satisfies Record<string, RegExp>

export type SaidKind = keyof typeof words

/** Whether a project's name, manifest, page or README calls it one of a kind. */
export function says(known: Pick<Evidence, 'facts' | 'root' | 'readme'>, kind: SaidKind): boolean {
  const { name, page } = known.facts
  const title = name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
  return [title, ...(page?.topics ?? []), ...ownWordsOf(known)].some((one) => words[kind].test(one))
}
