import { type Facts, hasInterface, isLibrary } from './facts'
import type { Rule } from './finding'
import { code, counted, enumerate } from './quote'

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
    readme.words < fewWords ? tooShort(facts, readme) : explains(readme),
    howToRun(facts, readme),
    somethingToSee(facts, readme),
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

function explains({ path, words, commands, hasPicture }: Readme) {
  const parts = [
    counted(words, 'word'),
    commands.length > 0 && `${counted(commands.length, 'command')} to copy`,
    hasPicture && 'pictures',
  ].filter((part) => part !== false)
  return {
    kind: 'strength' as const,
    title: 'The README explains the project.',
    evidence: `${code(path)} has ${enumerate(parts)}.`,
    next: 'Let somebody who has never seen it follow it on a fresh machine, and mend the line where they stop.',
    file: path,
    weight: 65,
  }
}

function howToRun(facts: Facts, { path, commands }: Readme) {
  if (commands.length > 0 || facts.sources.length === 0 || isLibrary(facts)) return undefined
  return {
    kind: 'risk' as const,
    title: 'Nothing tells how to run it.',
    evidence: `${code(path)} has no command to copy.`,
    next: 'Add what somebody types after cloning, in a block to copy, and what they should see then.',
    file: path,
    weight: 72,
  }
}

function somethingToSee(facts: Facts, { path, hasPicture, demo }: Readme) {
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
  if (!hasInterface(facts) || hasPicture) return undefined
  return {
    kind: 'next step' as const,
    title: 'There is nothing to see before cloning it.',
    evidence: `${code(path)} has no picture and no address of a running copy, and the project is made to be looked at.`,
    next: 'Add one screenshot or a short recording at the top: it is the first thing that anybody looks at.',
    file: path,
    weight: 68,
  }
}
