import { isForRole, resolveRoute, type Registry } from '@swipefolio/platform/registry'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { Heading, media, Modal, Stack, Text, theme } from '@swipefolio/shared/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useCurrentRole } from '../../remotes/current-role'
import { commandKey, KeyCaps } from './key-cap'
import { offeredCommands } from './offered-commands'
import { areSingleKeysOn, setSingleKeys } from './single-keys'

interface KeyListProps {
  isOpen: boolean
  registry: Registry
  onClose: () => void
}

interface KeyGroup {
  name: string
  rows: { keys: readonly string[]; label: string }[]
}

/** A dialog with the keys of the page and of its apps, and the setting of those without a modifier. */
export const KeyList = ({ isOpen, registry, onClose }: KeyListProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={t('Keyboard Shortcuts')} size="large">
    <Content registry={registry} />
  </Modal>
)

const Content = ({ registry }: Pick<KeyListProps, 'registry'>) => {
  const id = useId()
  const [areOn, setAreOn] = useState(areSingleKeysOn)
  const groups = useKeyGroups(registry)
  const change = (next: boolean) => {
    setSingleKeys(next)
    setAreOn(next)
  }
  return (
    <Stack gap="l">
      <div>
        <Choice>
          <input
            type="checkbox"
            checked={areOn}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => change(target.checked)}
          />
          {t('Use shortcuts of single keys')}
        </Choice>
        <Text tone="soft" size="small" id={`${id}-hint`}>
          {areOn
            ? t('Without them, ?, / and g do nothing in this browser.')
            : t('Without them, ?, / and g do nothing in this browser. They are off now.')}
        </Text>
      </div>
      <Columns>
        {groups.map(({ name, rows }, place) => (
          <section key={name} aria-labelledby={`${id}-${place}`}>
            <Heading level={3} id={`${id}-${place}`}>
              <bdi>{name}</bdi>
            </Heading>
            <Rows>
              {rows.map(({ keys, label }) => (
                <li key={label}>
                  <bdi>{label}</bdi>
                  <KeyCaps keys={keys} />
                </li>
              ))}
            </Rows>
          </section>
        ))}
      </Columns>
    </Stack>
  )
}

/** The keys of the current page first, then those of everywhere, the places, and the other apps' keys. */
function useKeyGroups(registry: Registry): KeyGroup[] {
  const role = useCurrentRole()
  const { pathname } = useLocation()
  const resolution = resolveRoute(registry, pathname, role)
  const title = resolution.kind === 'screen' ? resolution.route.title : undefined
  const own = (registry.keys ?? []).filter(({ roles }) => isForRole(roles, role))
  const names = [...new Set(own.map(({ group }) => group))]
  const ofApps = names.map((name) => ({ name, rows: own.filter(({ group }) => group === name) }))
  const letters = offeredCommands(registry, role).flatMap(({ key, label }) =>
    key ? [{ keys: ['g', key], label }] : [],
  )
  return [
    ...ofApps.filter(({ name }) => name === title),
    {
      name: t('Everywhere'),
      rows: [
        { keys: [commandKey(), 'k'], label: t('Search commands') },
        { keys: ['?'], label: t('This list') },
        { keys: ['/'], label: t('The search of the page, where it has one') },
        { keys: ['Escape'], label: t('Close what is open') },
      ],
    },
    ...(letters.length > 0 ? [{ name: t('Go to, one key after the other'), rows: letters }] : []),
    ...ofApps.filter(({ name }) => name !== title),
  ]
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${theme.color.like};
  }
`

const Columns = styled.div`
  columns: 2;
  column-gap: ${theme.space.xl};

  > section {
    break-inside: avoid;
    padding-block-end: ${theme.space.l};
  }
  ${media.phone} {
    columns: 1;
  }
`

const Rows = styled.ul`
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    padding-block: ${theme.space.xxs};
    border-block-end: ${theme.border.thin};
  }
`
