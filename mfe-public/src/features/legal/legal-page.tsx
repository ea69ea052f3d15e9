import { t } from '@swipefolio/shared/i18n'
import { jumpLinks, media, Page, PageHeader, theme, useDocumentTitle } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Columns } from '../columns/columns'

interface LegalSection {
  id: string
  title: string
  content: ReactNode
}

interface LegalPageProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

/** A long text in numbered sections, with a table of contents. */
export const LegalPage = ({ title, intro, sections }: LegalPageProps) => {
  useDocumentTitle(title)
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <Columns>
        <nav aria-label={t('On this page')}>
          <Contents>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </Contents>
        </nav>
        <Sections>
          {sections.map((section) => (
            <Section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.content}
            </Section>
          ))}
        </Sections>
      </Columns>
    </Page>
  )
}

const Sections = styled.div`
  display: grid;
  counter-reset: section;
  gap: ${theme.space.xl};
`

const Contents = styled.ol`
  columns: 16rem;
  column-gap: ${theme.space.xl};
  padding: ${theme.space.l};
  padding-inline-start: ${theme.space.xl};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};

  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
  }
  a:not(:hover) {
    text-decoration: none;
  }
  ${media.touch} {
    a {
      min-inline-size: ${theme.control.medium};
      padding-block: calc((${theme.control.medium} - 1lh) / 2);
    }
  }
  ${jumpLinks}
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s};
  max-inline-size: 46rem;

  h2 {
    font: ${theme.weight.display} ${theme.size.section} / 1.2 ${theme.font.display};
    scroll-margin-block-start: ${theme.space.xxl};
  }
  h2::before {
    content: counter(section) '. ';
    counter-increment: section;
  }
  ul {
    display: grid;
    gap: ${theme.space.xs};
    padding-inline-start: ${theme.space.l};
  }
`
