import { paths, type PublicPage } from '@swipefolio/shared/contract'
import { availabilityText } from '@swipefolio/shared/format'
import { formatLanguage, t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  BriefcaseIcon,
  Cluster,
  Empty,
  ExternalLink,
  FolderIcon,
  GlobeIcon,
  Heading,
  LanguagesIcon,
  MapPinIcon,
  media,
  theme,
  useIsHydrated,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ShareIconButton } from '../share/share-icon-button'
import { sharePage } from '../share/share-page'
import { PublicProjectItem } from './public-project-item'
import { TypedText } from '../typed-text/typed-text'

interface PublicPageViewProps {
  page: PublicPage
  now: Date
}

/** What a job seeker shows to everybody. */
export const PublicPageView = ({ page, now }: PublicPageViewProps) => {
  const language = useIsHydrated() ? undefined : (formatLanguage() ?? 'en-US')
  const facts = [
    { name: t('Place'), icon: <MapPinIcon aria-hidden />, text: page.place },
    {
      name: t('Availability'),
      icon: <BriefcaseIcon aria-hidden />,
      text: availabilityText(page, now, language),
    },
    { name: t('Languages'), icon: <LanguagesIcon aria-hidden />, text: page.languages.join(', ') },
  ]
  return (
    <Sheet>
      <Head>
        <Avatar name={page.fullName} image={page.image} size="huge" />
        <Words>
          <Heading level={1}>
            <Bdi>{page.fullName}</Bdi>
          </Heading>
          {page.headline && (
            <Headline>
              <Bdi>{page.headline}</Bdi>
            </Headline>
          )}
          <Facts>
            {facts.map(
              ({ name, icon, text }) =>
                text && (
                  <Fact key={name}>
                    {icon}
                    <VisuallyHidden>{name}: </VisuallyHidden>
                    <Bdi>{text}</Bdi>
                  </Fact>
                ),
            )}
          </Facts>
          {page.about && <About>{page.about}</About>}
        </Words>
        <Share
          label={t('Share page')}
          onClick={() => void sharePage(page.fullName, paths.publicPage(page.handle))}
        />
      </Head>
      {page.links.length > 0 && (
        <Cluster as="ul" aria-label={t('Links')} gap="s">
          {page.links.map(({ label, url }, place) => (
            <li key={place}>
              <ExternalLink href={url} appearance="button" icon={<GlobeIcon aria-hidden />}>
                <Bdi>{label}</Bdi>
              </ExternalLink>
            </li>
          ))}
        </Cluster>
      )}
      {page.projects.length > 0 ? (
        <Projects>
          <Heading level={2} size="small">
            {t('Projects')}
          </Heading>
          {page.projects.map((project, place) => (
            <PublicProjectItem key={place} project={project} />
          ))}
        </Projects>
      ) : (
        <Empty title={t('No projects here yet')} icon={<FolderIcon aria-hidden />} />
      )}
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-inline-size: 0;
`

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.l};

  ${media.phone} {
    column-gap: ${theme.space.m};

    > span {
      inline-size: 4.5rem;
      block-size: 4.5rem;
    }
  }
`

/* On phones only the name is beside the picture. */
const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  min-inline-size: 0;

  ${media.phone} {
    display: contents;

    > h1 {
      font-size: 1.75rem;
    }
    > :not(h1) {
      grid-column: 1 / -1;
    }
  }
`

const Share = styled(ShareIconButton)`
  grid-row: 1;
  grid-column: 3;
  align-self: start;
  margin: calc(-1 * ${theme.space.s});
`

const Headline = styled.p`
  font-size: ${theme.size.large};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  color: ${theme.color.inkSoft};

  &:empty {
    display: none;
  }
`

const Fact = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1lh;
  }
`

const About = styled(TypedText)`
  max-inline-size: ${theme.width.medium};
`

const Projects = styled.section`
  display: grid;
  gap: ${theme.space.l};

  > article + article {
    margin-block-start: ${theme.space.m};
  }
`
