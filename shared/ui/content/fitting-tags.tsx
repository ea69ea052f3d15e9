import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { useFillText, useIsSkeleton } from '../feedback/skeleton'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'
import { fittingCount } from './fitting-count'
import { observeSize } from './observe-size'
import { Tag } from './tag'
import { TagRow } from './tag-list'

export interface FittingTagsProps {
  technologies: readonly { name: string }[]
  /** Called with the number of technologies that did not fit. */
  onHidden?: (count: number) => void
}

/** As many technologies as fit into the rows of the CSS variable `--rows`, then `+N`. */
export const FittingTags = ({ technologies, onHidden }: FittingTagsProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(technologies.length)
  const isSkeleton = useIsSkeleton()
  const fillText = useFillText()

  useLayoutEffect(() => {
    const element = list.current
    if (!element || isSkeleton) return undefined
    return observeSize(element, () => {
      const widthOf = (selector: string) =>
        [...element.querySelectorAll<HTMLElement>(selector)].map((item) => item.offsetWidth)
      const style = getComputedStyle(element)
      const names = widthOf('[data-tag]')
      const fitting = fittingCount(names, widthOf('[data-rest]')[0] ?? 0, {
        width: element.clientWidth,
        gap: parseFloat(style.columnGap) || 0,
        rows: Number(style.getPropertyValue('--rows')) || 1,
      })
      setCount(fitting)
      onHidden?.(names.length - fitting)
    })
  }, [technologies, onHidden, isSkeleton])

  const rest = technologies.length - count
  // All of them stay laid out, because their widths decide how many are visible.
  const tag = ({ name }: { name: string }, place: number) => (
    <Item key={name} data-tag translate="no" $isHidden={place >= count}>
      <Tag {...fillText(`technologies.${place}.name`)}>{name}</Tag>
    </Item>
  )
  return (
    <Rows ref={list} aria-label={t('Technologies')}>
      {technologies.map(tag).slice(0, count)}
      <Item data-rest $isHidden={rest === 0}>
        <Tag dir="ltr">
          +{rest}
          <VisuallyHidden> {t('more')}</VisuallyHidden>
        </Tag>
      </Item>
      {technologies.map(tag).slice(count)}
    </Rows>
  )
}

const Rows = styled(TagRow)`
  overflow: clip;
  flex: none;
  max-block-size: calc(var(--rows) * 1.75rem + (var(--rows) - 1) * ${theme.space.xs});
`

const Item = styled.li<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  white-space: nowrap;
`
