import { t } from '@swipefolio/shared/i18n'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  Accordion,
  FilterChips,
  media,
  Page,
  PageHeader,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { Columns } from '../../features/columns/columns'
import { faqCategories, type FaqCategory, faqItems } from '../../features/faq/faq-items'

const asCategory = (text: string | null): FaqCategory =>
  faqCategories.find(({ value }) => value === text)?.value ?? 'all'

const FaqScreen = () => {
  useDocumentTitle(t('FAQs'))
  const [search, setSearch] = useSearchParams()
  const category = asCategory(search.get('category'))
  const asked = search.get('question')
  const items = faqItems.filter((item) => category === 'all' || item.category === category)

  return (
    <Page>
      <PageHeader
        title={t('Frequently Asked Questions')}
        intro={t('How swiping, likes, requests and names work here.')}
      />
      <Questions>
        <Categories>
          <FilterChips
            label={t('Category')}
            options={faqCategories}
            value={category}
            onChange={(value) => setSearch(value === 'all' ? {} : { category: value })}
          />
        </Categories>
        <Accordion
          key={`${category} ${asked}`}
          initialId={asked}
          items={items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
        />
      </Questions>
    </Page>
  )
}

const Questions = styled(Columns)`
  ${media.menu} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`

const Categories = styled.div`
  /* Two by two, in place of a last one alone. */
  ${media.phone} {
    button {
      flex: 1 0 40%;
    }
  }
  /* As the list beside a dashboard's sections; the first one is level with the first question. */
  ${media.menu} {
    margin-block-start: ${theme.space.xs};

    button {
      flex: 1 0 100%;
      min-block-size: ${theme.control.medium};
      padding-inline: ${theme.space.s};
      border-color: transparent;
      font-size: inherit;
      text-align: start;
    }
    button[aria-pressed='false']:not(:hover) {
      background: none;
      color: ${theme.color.inkSoft};
    }
  }
`

export default FaqScreen
