import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading } from '../layout/heading'
import { Stack } from '../layout/stack'
import { Card } from './card'

export interface TitledCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** 3 within a titled section. */
  level?: 2 | 3
}

/** A card that is a section with a small heading. */
export const TitledCard = ({ title, level = 2, children, ...rest }: TitledCardProps) => {
  const id = useId()
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={level} size="small" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
