import {
  Accordion,
  Avatar,
  Badge,
  Button,
  Card,
  Cluster,
  FilterChips,
  Grid,
  HeartIcon,
  Pagination,
  ProjectCard,
  StatCard,
  Table,
  TagList,
  Text,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { GallerySection } from './gallery-section'

const named = (...names: string[]) => names.map((name) => ({ name }))
const projects = [
  { title: 'Tide Tables', technologies: named('TypeScript', 'React', 'PostgreSQL', 'Docker') },
  { title: 'Kelp', technologies: named('Rust') },
  { title: 'ברכת הדרך', technologies: named('Python', 'OpenCV') },
].map((project) => ({ ...project, about: 'Tells small harbours when it is safe to leave.' }))

const categories = ['All', 'General', 'For Job Seekers'].map((label) => ({ value: label, label }))

export const DataDisplay = () => {
  const [category, setCategory] = useState('All')
  return (
    <>
      <GallerySection title="Project cards">
        <Grid min="medium">
          <ProjectCard project={projects[0] ?? none} actions={<Button>View Details</Button>} />
          <ProjectCard project={projects[1] ?? none} isHighlighted isExpanded />
          <ProjectCard project={projects[2] ?? none} isBusy />
        </Grid>
      </GallerySection>
      <GallerySection title="Figures">
        <Grid min="small" isFilled>
          <StatCard
            label="Likes"
            value={48}
            tone="like"
            icon={<HeartIcon aria-hidden />}
            trend={[0, 1, 1, 3, 2, 5, 4, 7, 6, 9]}
            hint="38 more in 30 days"
          />
          <StatCard label="Saved" value={7} tone="save" trend={[2, 2, 1, 0, 0, 1]} />
          <StatCard label="Contacts" value={0} hint="Nobody yet" />
        </Grid>
      </GallerySection>
      <GallerySection title="Cards, tags, avatars, badges">
        <Cluster gap="m">
          <Card>A card</Card>
          <Card isHighlighted>A highlighted card</Card>
          <Avatar name="Noa Levi" />
          <Avatar name="דנה לוי" size="large" />
          <Badge count={3} label="unread" />
          <Badge count={120} label="unread" />
          <TagList technologies={named('React', 'Go', 'Rust', 'Swift')} limit={3} />
        </Cluster>
      </GallerySection>
      <GallerySection title="Table">
        <Table
          caption="Project requests"
          rows={projects}
          rowKey={({ title }) => title}
          columns={[
            { header: 'Title', cell: ({ title }) => title },
            { header: 'Mission', cell: ({ about }) => about },
          ]}
        />
      </GallerySection>
      <GallerySection title="The end of a list">
        <Pagination query={{ ...more, isFetchingNextPage: false }} />
        <Pagination query={{ ...more, isFetchingNextPage: true }} label="Show More Contacts" />
      </GallerySection>
      <GallerySection title="Filter and accordion">
        <FilterChips
          label="Category"
          options={categories}
          value={category}
          onChange={setCategory}
        />
        <Accordion
          headingLevel={3}
          items={[
            { id: 'who', title: 'Who sees my name?', content: <Text>Nobody, at first.</Text> },
            { id: 'cost', title: 'What does it cost?', content: <Text>Nothing, for now.</Text> },
          ]}
        />
      </GallerySection>
    </>
  )
}

const none = { title: '', technologies: [] }
const more = { hasNextPage: true, fetchNextPage: () => Promise.resolve() }
