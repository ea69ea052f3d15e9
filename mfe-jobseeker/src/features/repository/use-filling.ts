import { formatLanguage, t } from '@swipefolio/shared/i18n'
import { readmes, useMutation } from '@swipefolio/shared/api'
import type { RepositoryFacts } from '@swipefolio/shared/contract'
import { useState } from 'react'
import { readingError } from './reading-error'

type Field = keyof RepositoryFacts

const names = {
  title: t('Title'),
  about: t('About'),
  technologies: t('Technologies'),
  websiteUrl: t('Website URL'),
  gitUrl: t('GitHub URL'),
} as const satisfies Record<Field, string>

const fields = ['title', 'about', 'technologies', 'websiteUrl'] as const satisfies Field[]

/** 'Title, About and Technologies' */
const listed = (filled: readonly Field[]) =>
  new Intl.ListFormat(formatLanguage() ?? 'en').format(filled.map((field) => names[field]))

const isEmpty = (value: string | readonly unknown[]) =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0

const isSame = (one: RepositoryFacts[Field], other: RepositoryFacts[Field]) => {
  const textOf = (value: RepositoryFacts[Field]) =>
    typeof value === 'string' ? value.trim() : JSON.stringify(value.map(({ id }) => id))
  return textOf(one) === textOf(other)
}

interface FillingForm {
  values: () => RepositoryFacts
  set: <Name extends Field>(name: Name, value: RepositoryFacts[Name]) => void
}

/** Fills a form in from a repository: what is empty at once, what has other words when the person says so. */
export function useFilling({ values, set }: FillingForm) {
  const [asked, setAsked] = useState<RepositoryFacts>()
  const [done, setDone] = useState<readonly Field[]>()

  const apply = (facts: RepositoryFacts, chosen: readonly Field[]) => {
    for (const field of chosen) set(field, facts[field])
    setDone((before = []) => [...before, ...chosen])
  }
  const differing = (facts: RepositoryFacts) =>
    fields.filter((field) => !isEmpty(facts[field]) && !isSame(facts[field], values()[field]))

  const reading = useMutation({
    mutationFn: readmes.factsOf,
    onMutate: () => setDone(undefined),
    onSuccess: (facts) => {
      const others = differing(facts)
      apply(
        facts,
        others.filter((field) => isEmpty(values()[field])),
      )
      if (differing(facts).length > 0) setAsked(facts)
    },
  })

  return {
    fill: reading.mutate,
    isPending: reading.isPending,
    error: readingError(reading.error),
    news:
      done &&
      (done.length > 0
        ? t('Filled in {fields}. Please check.', { fields: listed(done) })
        : t('The repository tells nothing more.')),
    question: {
      isOpen: asked !== undefined,
      details:
        asked &&
        t('The repository has other words for {fields}.', { fields: listed(differing(asked)) }),
      replace() {
        if (asked) apply(asked, differing(asked))
        setAsked(undefined)
      },
      keep: () => setAsked(undefined),
    },
  }
}
