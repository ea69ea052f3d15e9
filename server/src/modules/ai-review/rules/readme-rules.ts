import { type Facts, hasInterface, isLibrary, isWebApp } from './facts'
import type { Rule } from './finding'
import { code, counted, enumerate, quote } from './quote'

const templates: [inText: RegExp, name: string][] = [
  [/bootstrapped with \[?Create React App/i, 'Create React App'],
  [/This is a \[Next\.js\].{0,80}bootstrapped with/i, 'Next.js'],
  [/This template provides a minimal setup to get (?:React|Vue)/i, 'Vite'],
  [/This template should help get you started developing with Vue/i, 'Vue'],
  [/This project was generated (?:with|using) \[?Angular CLI/i, 'the Angular CLI'],
  [/A new Flutter project\./i, 'Flutter'],
  [/Everything you need to build a Svelte project/i, 'Svelte'],
  [/This is a new \[\*{0,2}React Native/i, 'React Native'],
  [/Welcome to your Expo app/i, 'Expo'],
  [/Astro Starter Kit/i, 'Astro'],
]

const fewWords = 45

export const readmeRules: Rule = (facts) => {
  const { readme, repository } = facts
  if (!readme) return [missing(facts)]
  const template = templates.find(([inText]) => inText.test(readme.text))
  if (template) {
    return [
      {
        kind: 'risk',
        title: 'The README is the one that came with the template.',
        evidence: `${code(readme.path)} explains ${template[1]}, not ${code(repository.name)}.`,
        next: 'Replace it: what this does and for whom, a picture of it, how to start it, and what was hard about it.',
        file: readme.path,
        weight: 90,
      },
    ]
  }
  return [
    readme.words < fewWords ? tooShort(facts, readme) : explains(facts, readme),
    howToRun(facts, readme),
    pictures(facts, readme),
    readme.language !== undefined && {
      kind: 'next step',
      title: `The README is in ${readme.language}.`,
      evidence: `It begins with ${quote(readme.opening)}`,
      next: 'Keep it, and put three sentences in English above it: many recruiters read and search in English only.',
      file: readme.path,
      weight: 65,
    },
  ]
}

const missing = ({ repository: { isComplete, total } }: Facts) =>
  isComplete && {
    kind: 'risk' as const,
    title: 'There is no README.',
    evidence: `Whoever opens the repository sees a list of ${counted(total, 'file')} and has to guess.`,
    next: 'Write ten lines: what it does and for whom, a picture or an example of its output, the commands that start it, and the part you are proud of.',
    weight: 100,
  }

type Readme = NonNullable<Facts['readme']>

const tooShort = ({ repository }: Facts, { path, words }: Readme) => ({
  kind: 'risk' as const,
  title: 'The README says little.',
  evidence: `${code(path)} has ${counted(words, 'word')}.`,
  next: `Answer three questions in it: what problem does ${code(repository.name)} solve, what does using it look like, what did you decide and why?`,
  file: path,
  weight: 80,
})

function explains(facts: Facts, { path, words, sections, commands, hasPicture }: Readme) {
  const parts = [
    counted(words, 'word'),
    sections > 1 && counted(sections, 'section'),
    commands.length > 0 && `${counted(commands.length, 'command')} to copy`,
    hasPicture && 'pictures',
  ].filter((part) => part !== false)
  return {
    kind: 'strength' as const,
    title: 'The README explains the project.',
    evidence: `${code(path)} has ${enumerate(parts, parts.length)}.`,
    next: 'Let somebody who has never seen it follow it on a fresh machine, and mend the line where they stop.',
    file: path,
    weight: 60 + (hasPicture || !hasInterface(facts) ? 10 : 0),
  }
}

function howToRun(facts: Facts, { path, commands }: Readme) {
  const { rootPackage, manifests, sources, parts } = facts
  if (commands.length > 0 || sources.length === 0) return undefined
  if (isLibrary(facts)) return howToInstall(facts)
  const script = ['dev', 'start', 'serve', 'build'].find((name) => rootPackage?.scripts[name])
  const known = script
    ? `, though ${code('package.json')} knows ${code(`npm run ${script}`)}`
    : manifests[0] && `, though ${code(manifests[0].path)} is there`
  return {
    kind: 'risk' as const,
    title: 'Nothing tells how to run it.',
    evidence: `No command stands in ${code(path)}${known ?? ''}.`,
    next: script
      ? `Add what somebody types after cloning, in a block to copy: ${code(`npm install && npm run ${script}`)}, and what they should see then.`
      : `Add what somebody types after cloning, in a block to copy, and what they should see then${parts.length > 1 ? ', for each part' : ''}.`,
    file: path,
    weight: 72,
  }
}

const howToInstall = ({ rootPackage, readme }: Facts) => ({
  kind: 'next step' as const,
  title: 'No line tells how to install it.',
  evidence: `${code(readme?.path ?? '')} has no command to copy.`,
  next: `Begin with ${rootPackage?.name ? code(`npm install ${rootPackage.name}`) : 'the command that installs it'}${readme?.hasExample ? '' : ', and below it the shortest example that does something'}.`,
  file: readme?.path,
  weight: 42,
})

function pictures(facts: Facts, { path, hasPicture, demo }: Readme) {
  const address = facts.repository.homepage || demo
  if (address) {
    return {
      kind: 'strength' as const,
      title: 'It can be tried at once.',
      evidence: `It names an address: ${code(address)}.`,
      next: 'Put the address in the first lines, with an account to try it with if it needs one, and check now and then that it still answers.',
      file: path,
      weight: 58,
    }
  }
  if (!hasInterface(facts) || (hasPicture && !isWebApp(facts))) return undefined
  return {
    kind: 'next step' as const,
    title: hasPicture
      ? 'There is no address to try it at.'
      : 'There is nothing to see before cloning it.',
    evidence: hasPicture
      ? `Neither ${code(path)} nor the repository’s page links to a running copy.`
      : `${code(path)} has no picture${isWebApp(facts) ? ' and no address of a running copy' : ''}, and the project is made to be looked at.`,
    next: hasPicture
      ? 'Put it online (a static host costs nothing) and name the address on the repository’s page.'
      : 'Add one screenshot or a short recording at the top: it is the first thing that anybody looks at.',
    file: path,
    weight: hasPicture ? 45 : 68,
  }
}
