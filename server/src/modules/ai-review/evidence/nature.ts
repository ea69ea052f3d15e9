import type { Nature } from './evidence-types'
import * as is from './nature-signs'
import { calledOne, depends, has, type Known, type Sign } from './nature-signs'

/** A kind, its evidence, evidence of other sorts that confirms it, and what contradicts it. */
type Kind = [nature: Nature, sign: Sign, confirmed: Sign[], unless?: Sign]

const isWrittenIn =
  (languages: string): Sign =>
  ({ language }) =>
    languages.split(' ').includes(language)
const isNamed =
  (name: RegExp): Sign =>
  ({ facts }) =>
    name.test(facts.name)
const isMadeWith =
  (format: string): Sign =>
  ({ root }) =>
    root?.format === format
const both =
  (...signs: Sign[]): Sign =>
  (known) =>
    signs.every((holds) => holds(known))
const isNoLibrary: Sign = (known) => is.isDeclaredCommand(known) || is.isUsedByApp(known)
const isForOthers = has(/^(?:ios|desktop|web)(?:-?app)?\/|\.xcodeproj\//i)
const hasPage = has(/^(?:public\/|src\/|docs\/)?index\.html$/)

/** The surest come first. */
const kinds: Kind[] = [
  [
    'dotfiles',
    isNamed(/^\.?(?:dot-?files?|dots)$/i),
    [
      has(
        /(?:^|[/._])(?:zshrc|bashrc|bash_profile|vimrc|gitconfig|tmux\.conf|init\.(?:lua|vim|el))$/,
      ),
    ],
  ],
  [
    'infrastructure',
    isWrittenIn('HCL'),
    [has(/^(?:main|variables|outputs)\.tf$/), calledOne('infrastructure')],
  ],
  [
    'infrastructure',
    has(/^(?:roles\/[^/]+\/)?tasks\/main\.ya?ml$/),
    [has(/^(?:roles\/[^/]+\/)?meta\/main\.ya?ml$/), calledOne('infrastructure')],
  ],
  ['infrastructure', isMadeWith('Helm'), [has(/^templates\//)]],
  ['documents', is.isMostlyTexts, [calledOne('texts')]],
  [
    'documents',
    both(isNamed(/^awesome(?:-|$)/i), is.hasMoreTexts),
    [is.hasNoPages, calledOne('texts')],
  ],
  [
    'GitHub Action',
    has(/^action\.ya?ml$/),
    [calledOne('action')],
    ({ root }) => root !== undefined && root.format !== 'npm' && root.makes.length > 0,
  ],
  [
    'monorepo',
    ({ parts }) => parts.length > 1,
    [({ root }) => !root?.makes.length],
    has(/^src\/(?:lib|main)\.rs$/),
  ],
  [
    'game',
    has(/^(?:[^/]+\/)?(?:ProjectSettings\/ProjectVersion\.txt|project\.godot)$/),
    [calledOne('game')],
    is.isCalledLibrary,
  ],
  ['Neovim plugin', has(/^lua\//), [has(/^plugin\//), calledOne('vim')], isWrittenIn('C C++ Rust')],
  [
    'firmware',
    isMadeWith('PlatformIO'),
    [calledOne('hardware'), has(/^(?:src\/main\.c(?:pp)?|[^/]+\/\w+\.ino)$/)],
    is.isDeclaredLibrary,
  ],
  [
    'firmware',
    both(isWrittenIn('C C++'), has(/\.(?:ino|hex|ioc|uvprojx)$/)),
    [calledOne('hardware')],
    is.isDeclaredLibrary,
  ],
  [
    'library with a command',
    both(is.isDeclaredLibrary, is.isDeclaredCommand),
    [calledOne('library'), both(isMadeWith('npm'), is.isShownInCode)],
    calledOne('command'),
  ],
  ['command-line program', is.isDeclaredCommand, [is.isInstalled, calledOne('command')]],
  [
    'library',
    is.isDeclaredLibrary,
    [is.isLaidOutAsLibrary, calledOne('library'), is.isAdded, is.isShownInCode, is.startsNothing],
    isNoLibrary,
  ],
  ['library', is.isLaidOutAsLibrary, [calledOne('library'), is.isAdded], isNoLibrary],
  ['library', is.startsNothing, [calledOne('library'), is.isHeadersOnly], isNoLibrary],
  [
    'Android app',
    both(isWrittenIn('Kotlin Java'), has(/src\/main\/AndroidManifest\.xml$/)),
    [is.isAndroidApp, calledOne('mobile')],
    (known) => is.isCalledLibrary(known) || isForOthers(known),
  ],
  [
    'mobile app',
    depends('mobile app'),
    [has(/^lib\/main\.dart$|^(?:App\.[jt]sx?|app\.json)$|^(?:android|ios)\//), calledOne('mobile')],
    is.isCalledLibrary,
  ],
  ['desktop app', depends('desktop app'), [calledOne('app'), is.isStarted], is.isCalledLibrary],
  ['game', depends('game'), [calledOne('game')], is.isCalledLibrary],
  [
    'web app',
    depends('web app'),
    [
      has(
        /(?:^|\/)(?:templates|views|pages|layouts)\/.*\.\w+$|(?:^|\/)index\.html$|(?:^|\/)App\.(?:[jt]sx?|vue|svelte)$|^(?:src\/)?(?:app|routes)\//,
      ),
      calledOne('web'),
    ],
    is.isCalledLibrary,
  ],
  ['bot', depends('bot'), [calledOne('bot')]],
  [
    'web app',
    depends('server'),
    [has(/(?:^|\/)(?:templates|views)\/.*\.(?:html|pug|ejs|hbs)$/)],
    is.isCalledLibrary,
  ],
  [
    'server',
    depends('server'),
    [
      is.startsOnce,
      calledOne('server'),
      has(/^(?:[^/]+\/)?manage\.py$|^(?:src\/)?(?:server|app)\.[jt]s$/),
    ],
    is.isCalledLibrary,
  ],
  ['notebooks', is.isMostlyNotebooks, [({ root }) => !root?.makes.length]],
  [
    'website',
    both(hasPage, isWrittenIn(' JavaScript TypeScript')),
    [has(/\.(?:css|scss|less)$|(?:^|\/)(?!index\.)[^/]+\.html$/)],
    is.isCalledLibrary,
  ],
]

/** What a project is: said where two sorts of evidence agree, and nothing contradicts them. */
export const natureOf = (known: Known): Nature =>
  kinds.find(
    ([, sign, confirmed, unless]) =>
      sign(known) && confirmed.some((holds) => holds(known)) && unless?.(known) !== true,
  )?.[0] ?? 'project'
