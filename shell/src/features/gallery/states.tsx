import {
  Button,
  Cluster,
  Confirm,
  Empty,
  ErrorBox,
  Modal,
  Notice,
  Skeleton,
  Spinner,
  Text,
  TextLink,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { GallerySection } from './gallery-section'

export const States = () => {
  const [open, setOpen] = useState<'modal' | 'confirm' | 'failed'>()
  const handleClose = () => setOpen(undefined)
  return (
    <>
      <GallerySection title="Dialogs">
        <Cluster gap="s">
          <Button variant="quiet" onClick={() => setOpen('modal')}>
            Open a modal
          </Button>
          <Button variant="quiet" onClick={() => setOpen('confirm')}>
            Ask a question
          </Button>
          <Button variant="quiet" onClick={() => setOpen('failed')}>
            Ask again after a failure
          </Button>
        </Cluster>
        <Modal
          isOpen={open === 'modal'}
          onClose={handleClose}
          title="Tide Tables"
          footer={<Button onClick={handleClose}>Like</Button>}
        >
          <Text>Tells small harbours when it is safe to leave.</Text>
        </Modal>
        <Confirm
          isOpen={open === 'confirm'}
          question={'Are you sure you want to delete "Tide Tables"?'}
          confirmLabel="Delete"
          onConfirm={handleClose}
          onCancel={handleClose}
        />
        <Confirm
          isOpen={open === 'failed'}
          question="Are you sure you want to delete this project request?"
          confirmLabel="Delete"
          error="Failed to delete project request"
          onConfirm={handleClose}
          onCancel={handleClose}
        />
      </GallerySection>
      <GallerySection title="Empty, failed, loading">
        <Empty title="No Projects Yet" headingLevel={3} action={<Button>Add New Project</Button>}>
          What you publish stands here.
        </Empty>
        <ErrorBox message="Failed to load projects" onRetry={() => undefined} />
        <ErrorBox message="Project request ID is missing">
          <TextLink to="/project-requests">Return to Project Requests</TextLink>
        </ErrorBox>
        <Notice tone="info">The deadline has passed.</Notice>
        <Notice tone="success">Profile updated successfully</Notice>
        <Notice tone="danger">Passwords do not match</Notice>
        <Spinner label="Working" />
        <Skeleton shape="line" />
        <Skeleton shape="text" />
        <Skeleton shape="rows" />
        <Skeleton shape="cards" />
        <Skeleton shape="figures" />
        <Skeleton shape="people" />
      </GallerySection>
    </>
  )
}
