import {
  Badge,
  BellIcon,
  BookmarkIcon,
  Button,
  ButtonLink,
  type ButtonVariant,
  Cluster,
  ExternalLink,
  HeartIcon,
  IconButton,
  Menu,
  PlusIcon,
  TextLink,
  toast,
  XIcon,
} from '@swipefolio/shared/ui'
import { GallerySection } from './gallery-section'

const bells = (['medium', 'large'] as const).flatMap((size) =>
  [0, 3, 42].map((count) => ({ size, count })),
)
const variants: ButtonVariant[] = ['primary', 'like', 'save', 'quiet', 'danger', 'plain']

export const Actions = () => (
  <>
    <GallerySection title="Buttons">
      <Cluster gap="s">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Cluster>
      <Cluster gap="s">
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <Button icon={<PlusIcon aria-hidden />}>With an icon</Button>
        <Button disabled>Disabled</Button>
        <Button isPending>Pending</Button>
        <ButtonLink to="/" variant="quiet">
          A link
        </ButtonLink>
      </Cluster>
    </GallerySection>
    <GallerySection title="Icon buttons">
      <Cluster gap="s">
        <IconButton label="Unlike" icon={<XIcon aria-hidden />} variant="quiet" size="huge" />
        <IconButton label="Save" icon={<BookmarkIcon aria-hidden />} variant="save" size="large" />
        <IconButton label="Like" icon={<HeartIcon aria-hidden />} variant="like" size="huge" />
        <IconButton label="Busy" icon={<HeartIcon aria-hidden />} isPending />
        <IconButton label="Off" icon={<HeartIcon aria-hidden />} variant="like" disabled />
      </Cluster>
      <Cluster gap="m">
        {bells.map(({ size, count }) => (
          <IconButton
            key={`${size} ${count}`}
            label={`Notifications, ${size}`}
            size={size}
            icon={<BellIcon aria-hidden />}
            badge={<Badge max={9} count={count} label="unseen" />}
          />
        ))}
      </Cluster>
    </GallerySection>
    <GallerySection title="Menu, links and toasts">
      <Cluster gap="m">
        <Menu
          button="Noa Levi"
          items={[
            { label: 'Dashboard', to: '/dashboard' },
            { label: 'Log out', onSelect: () => toast.info('Nobody was logged out') },
          ]}
        />
        <TextLink to="/faq">A link in a text</TextLink>
        <ExternalLink href="https://example.org">Another site</ExternalLink>
        <Button variant="quiet" onClick={() => toast.success('Project saved')}>
          Success
        </Button>
        <Button variant="quiet" onClick={() => toast.info('You are back online')}>
          News
        </Button>
        <Button variant="quiet" onClick={() => toast.error('The project could not be saved')}>
          Error
        </Button>
      </Cluster>
    </GallerySection>
  </>
)
