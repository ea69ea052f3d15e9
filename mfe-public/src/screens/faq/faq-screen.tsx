import { t } from '@swipefolio/shared/i18n'
import { useSearchParams } from '@swipefolio/shared/router'
import { Accordion, FilterChips, Page, PageHeader, useDocumentTitle } from '@swipefolio/shared/ui'
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
      <Columns>
        <FilterChips
          label={t('Category')}
          options={faqCategories}
          value={category}
          onChange={(value) => setSearch(value === 'all' ? {} : { category: value })}
        />
        <Accordion
          key={`${category} ${asked}`}
          initialId={asked}
          items={items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
        />
      </Columns>
    </Page>
  )
}

export default FaqScreen
