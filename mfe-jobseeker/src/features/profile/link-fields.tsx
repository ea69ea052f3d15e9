import type { ProfileLink } from '@swipefolio/shared/contract'
import { Field } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { completeAddress, maxProfileLinks } from '@swipefolio/shared/rules'
import { Button, IconButton, media, PlusIcon, Text, theme, XIcon } from '@swipefolio/shared/ui'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'

interface LinkFieldsProps {
  links: readonly ProfileLink[]
  /** By field, such as `links.0.url`. */
  errors: Partial<Record<string, string>>
  onChange: (links: ProfileLink[]) => void
}

/** A row for each link. */
export const LinkFields = ({ links, errors, onChange }: LinkFieldsProps) => {
  const id = useId()
  const rows = useRef<HTMLUListElement>(null)
  const change = (at: number, changed: Partial<ProfileLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...changed } : link)))

  const add = () => {
    onChange([...links, { label: '', url: '' }])
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    )
  }
  const remove = (at: number) => {
    onChange(links.filter((_, index) => index !== at))
    addButton.current?.focus()
  }
  const addButton = useRef<HTMLButtonElement>(null)

  return (
    <Group role="group" aria-labelledby={id}>
      <Title id={id}>{t('Links')}</Title>
      {links.length > 0 && (
        <Rows ref={rows}>
          {links.map((link, at) => (
            <Row key={at}>
              <Field
                label={t('Name of the link')}
                name={`link-${at}-label`}
                value={link.label}
                error={errors[`links.${at}.label`]}
                placeholder={t('Blog')}
                autoComplete="off"
                onChange={({ target }) => change(at, { label: target.value })}
              />
              <Field
                label={t('Address')}
                name={`link-${at}-url`}
                type="url"
                inputMode="url"
                value={link.url}
                error={errors[`links.${at}.url`]}
                placeholder="https://"
                autoComplete="off"
                onChange={({ target }) => change(at, { url: target.value })}
                onBlur={({ target }) => change(at, { url: completeAddress(target.value) })}
              />
              <IconButton
                label={t('Remove the link {name}', { name: link.label || at + 1 })}
                tip={t('Remove')}
                icon={<XIcon aria-hidden />}
                onClick={() => remove(at)}
              />
            </Row>
          ))}
        </Rows>
      )}
      <div>
        <Button
          ref={addButton}
          variant="quiet"
          size="small"
          icon={<PlusIcon aria-hidden />}
          disabled={links.length >= maxProfileLinks}
          onClick={add}
        >
          {t('Add a Link')}
        </Button>
      </div>
      <Text tone="soft" size="small">
        {t('Up to {count}, such as a blog, a talk or a profile elsewhere.', {
          count: maxProfileLinks,
        })}
      </Text>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`

const Title = styled.div`
  font-weight: ${theme.weight.medium};
`

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** On narrow windows the address is below the name, and the button beside both. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  align-items: start;
  gap: ${theme.space.s};

  > button {
    margin-block-start: 2.125rem;
  }
  ${media.sidebarCollapsed} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.xs} ${theme.space.s};

    > :nth-child(2) {
      grid-row: 2;
    }
  }
`
