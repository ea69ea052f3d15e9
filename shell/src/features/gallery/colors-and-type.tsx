import { Cluster, Heading, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { GallerySection } from './gallery-section'

const sizes = ['display', 'title', 'section', 'small'] as const

export const ColorsAndType = () => (
  <>
    <GallerySection title="Colours">
      <Cluster gap="s" as="ul">
        {Object.entries(theme.color).map(([name, color]) => (
          <Sample key={name}>
            <Patch style={{ background: color }} />
            {name}
          </Sample>
        ))}
      </Cluster>
    </GallerySection>
    <GallerySection title="Type">
      {sizes.map((size) => (
        <Heading key={size} level={3} size={size}>
          Show what you built
        </Heading>
      ))}
      <Text size="large">Large text: projects and skills ahead of resumes.</Text>
      <Text>Text: a recruiter sees what somebody made before anything else.</Text>
      <Text tone="soft">Soft text: what one may skip.</Text>
      <Text size="small">Small text: 3 of 12 projects.</Text>
      <Text dir="rtl">שלום, זה הפרויקט שלי</Text>
    </GallerySection>
  </>
)

const Sample = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  inline-size: 6.5rem;
  font-size: ${theme.size.small};
  list-style: none;
`

const Patch = styled.span`
  block-size: 3rem;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  forced-color-adjust: none;
`
