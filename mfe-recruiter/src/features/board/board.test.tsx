import { live } from '@swipefolio/shared/api'
import { aContact, createTestShell } from '@swipefolio/shared/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Board } from './board'

const listing = 'GET /api/recruiter/contacts'
const staging = 'GET /api/recruiter/contact-stages'
const saving = 'PUT /api/recruiter/contacts/:id/desk'
const desk = { stageId: 2, note: '', noteVersion: 0, tags: [], nextStep: '', nextStepOn: '' }
const noa = aContact({ id: 7 })
/** Of refetches, in milliseconds. */
const throttleInterval = 250

const setUp = () => {
  const shell = createTestShell({ role: 'recruiter' })
  const { network } = shell
  let stageOfNoa = '1'
  const put = (stage: string) => {
    stageOfNoa = stage
  }
  network.reply(staging, () => [
    { id: 1, name: 'New', count: stageOfNoa === '1' ? 1 : 0 },
    { id: 2, name: 'Talking', count: stageOfNoa === '2' ? 1 : 0 },
  ])
  network.reply(listing, ({ query }) => (query.stage === stageOfNoa ? [noa] : []))
  return {
    network,
    put,
    show: (search = '') => render(shell.wrap(<Board search={search} tools={document.body} />)),
  }
}

const column = (name: string) => screen.findByRole('region', { name })
const has = async (name: string) => within(await column(name)).queryByText('Noa Levi') !== null
const press = async (key: string) => {
  const button = await mover()
  act(() => button.focus())
  await userEvent.keyboard(key)
}
const mover = () => screen.findByRole('button', { name: 'Move Noa Levi' })

describe('the board', () => {
  it('shows an error when loading fails, and tries again', async () => {
    const { network, show } = setUp()
    network.fail(staging, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your board')
    network.reply(staging, [{ id: 1, name: 'New', count: 1 }])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Noa Levi')).toBeInTheDocument()
  })

  it('moves a card at once, and takes it back when the server refuses', async () => {
    const { network, show } = setUp()
    show()
    const answer = network.hold(saving)
    await press('{ArrowRight}')
    expect([await has('New'), await has('Talking')]).toEqual([false, true])
    expect(screen.getByText('Noa Levi moved to Talking')).toBeInTheDocument()
    await waitFor(async () => expect(await mover()).toHaveFocus())
    network.fail(saving, 404, 'This stage does not exist any more')
    answer(desk)
    await waitFor(async () => expect(await has('New')).toBe(true))

    await press('{ArrowRight}')
    expect(await screen.findByText('This stage does not exist any more')).toBeInTheDocument()
    expect(screen.queryByText('Noa Levi moved to Talking')).not.toBeInTheDocument()
    expect(screen.queryByText('Noa Levi was not moved')).not.toBeInTheDocument()
    expect([await has('New'), await has('Talking')]).toEqual([true, false])
  })

  it('keeps a moved card when a refetch that was asked for before follows', async () => {
    const { network, show } = setUp()
    show()
    await mover()
    network.hold(saving)
    network.hold(listing)
    act(() => live.publish({ type: 'chats', of: 'contacts' }))
    act(() => live.publish({ type: 'chats', of: 'contacts' }))
    await waitFor(() => expect(network.requests(listing)).toHaveLength(4))
    await press('{ArrowRight}')
    await act(() => new Promise((resolve) => setTimeout(resolve, throttleInterval * 2)))
    expect(network.requests(listing)).toHaveLength(4)
    expect([await has('New'), await has('Talking')]).toEqual([false, true])
  })

  it('keeps a moved card when the board is opened again before the server has answered', async () => {
    const { network, show } = setUp()
    const { unmount } = show()
    network.hold(saving)
    await press('{ArrowRight}')
    unmount()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    show()
    expect(await has('Talking')).toBe(true)
    later.mockRestore()
    act(() => live.publish({ type: 'chats', of: 'contacts' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, throttleInterval * 2)))
    expect([await has('New'), await has('Talking')]).toEqual([false, true])
  })

  it('offers the other stages in a menu', async () => {
    const { network, put, show } = setUp()
    network.reply(saving, ({ body }) => {
      put(String(body.stageId))
      return desk
    })
    show()
    await userEvent.click(await mover())
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Talking',
    ])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(network.requests(saving)).toHaveLength(1))
    expect(network.requests(saving)[0]).toMatchObject({ params: { id: '7' }, body: { stageId: 2 } })
    await waitFor(async () => expect(await has('Talking')).toBe(true))
  })

  it('follows moves of other tabs, and passes the search on', async () => {
    const { network, put, show } = setUp()
    show('noa')
    await waitFor(async () => expect(await has('New')).toBe(true))
    expect(network.requests(listing).every(({ query }) => query.search === 'noa')).toBe(true)
    put('2')
    act(() => live.publish({ type: 'chats', of: 'contacts' }))
    await waitFor(async () => expect(await has('Talking')).toBe(true))
  })
})

describe('the board in tabs', () => {
  const showTabs = () => {
    const shell = setUp()
    const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    Object.assign(window, { matchMedia: () => list })
    shell.show()
    return shell
  }
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia')
  })
  const panelHas = (name: string) => within(screen.getByRole('tabpanel')).queryByText(name) !== null

  it('tells where a contact went, and takes that back', async () => {
    const { network, put } = showTabs()
    network.reply(saving, ({ body }) => {
      put(String(body.stageId))
      return desk
    })
    await press('{ArrowRight}')
    await waitFor(() => expect(panelHas('Noa Levi')).toBe(false))
    expect(screen.getByText('Noa Levi moved to Talking')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(panelHas('Noa Levi')).toBe(true))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await waitFor(async () => expect(await mover()).toHaveFocus())
    await waitFor(() => expect(network.requests(saving)).toHaveLength(2))
    expect(network.requests(saving).map(({ body }) => body.stageId)).toEqual([2, 1])
  })

  it('has nothing to take back when the server refuses', async () => {
    const { network } = showTabs()
    network.fail(saving, 404, 'This stage does not exist any more')
    await press('{ArrowRight}')
    expect(await screen.findByText('This stage does not exist any more')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(panelHas('Noa Levi')).toBe(true)
  })

  it.each([
    ['gives the focus back to the button of a contact that the server did not move', 'mover'],
    ['leaves the focus where it went before a contact is back', 'edit'],
  ])('%s', async (_, focused) => {
    const { network } = showTabs()
    const answer = network.hold(saving)
    await press('{ArrowRight}')
    await waitFor(() => expect(panelHas('Noa Levi')).toBe(false))
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    const edit = screen.getByRole('button', { name: 'Edit Stages' })
    if (focused === 'edit') act(() => edit.focus())
    network.fail(saving, 500)
    answer(desk)
    await waitFor(() => expect(panelHas('Noa Levi')).toBe(true))
    expect(focused === 'edit' ? edit : await mover()).toHaveFocus()
  })
})

describe('the stages', () => {
  const open = async (stageOfNoa = '1') => {
    const { network, put, show } = setUp()
    put(stageOfNoa)
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Stages' }))
    await screen.findByRole('dialog')
    return network
  }

  it('are done with a button at the end, which saves the name in the field', async () => {
    const network = await open()
    network.reply('PUT /api/recruiter/contact-stages/:id', [])
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of Talking' }), ' on')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sent = network.requests('PUT /api/recruiter/contact-stages/:id')
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Talking on' }])
  })

  it('have a name that is still in its field when the page is left', async () => {
    const network = await open()
    network.reply('PUT /api/recruiter/contact-stages/:id', [])
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of Talking' }), ' on')
    cleanup()
    const sent = () => network.requests('PUT /api/recruiter/contact-stages/:id')
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ name: 'Talking on' }]))
  })

  it('have the new one that is typed once they are done', async () => {
    const network = await open()
    network.reply('POST /api/recruiter/contact-stages', [{ id: 1, name: 'New', count: 1 }])
    const field = screen.getByRole('textbox', { name: 'New stage' })
    await userEvent.type(field, 'talking')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByText('There is a stage of this name already')).toBeInTheDocument()
    await userEvent.type(field, ' again')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sent = network.requests('POST /api/recruiter/contact-stages')
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'talking again' }])
  })

  it('have the new one that is typed when they are left, if it is valid', async () => {
    const network = await open()
    const adding = 'POST /api/recruiter/contact-stages'
    network.reply(adding, [{ id: 1, name: 'New', count: 1 }])
    for (const typed of ['{Escape}', 'talking{Escape}', 'Offer{Escape}']) {
      await userEvent.click(await screen.findByRole('textbox', { name: 'New stage' }))
      await userEvent.clear(document.activeElement ?? document.body)
      await userEvent.keyboard(typed)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Stages' }))
    }
    expect(network.requests(adding).map(({ body }) => body)).toEqual([{ name: 'Offer' }])
  })

  it('are renamed when the field is left, never to a name that another has', async () => {
    const network = await open()
    network.reply('PUT /api/recruiter/contact-stages/:id', [])
    const field = screen.getByRole('textbox', { name: 'Name of Talking' })
    await userEvent.clear(field)
    await userEvent.type(field, 'new{Enter}')
    expect(screen.getByText('There is a stage of this name already')).toBeInTheDocument()
    await userEvent.type(field, 'er{Enter}')
    const sent = network.requests('PUT /api/recruiter/contact-stages/:id')
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ name: 'newer' }]))
  })

  it('keep a new name in its field when it was not stored, until it is sent again', async () => {
    const network = await open()
    const renaming = 'PUT /api/recruiter/contact-stages/:id'
    network.loseAnswer(renaming)
    const field = screen.getByRole('textbox', { name: 'Name of Talking' })
    await userEvent.type(field, ' soon{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The stages were not changed. The connection failed.',
      ),
    )
    expect(field).toHaveValue('Talking soon')
    const renamed = [
      { id: 1, name: 'New', count: 1 },
      { id: 2, name: 'Talking soon', count: 0 },
    ]
    network.reply(renaming, renamed)
    network.reply(staging, renamed)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    const stored = await screen.findByRole('textbox', { name: 'Name of Talking soon' })
    await waitFor(() => expect(stored).toHaveValue('Talking soon'))
    expect(stored).toBeValid()
  })

  it('keep the name of another new one that is typed while one is being added', async () => {
    const network = await open()
    const answer = network.hold('POST /api/recruiter/contact-stages')
    const field = screen.getByRole('textbox', { name: 'New stage' })
    await userEvent.type(field, 'Offer{Enter}')
    await userEvent.type(field, ' sent')
    answer([{ id: 3, name: 'Offer', count: 0 }])
    expect(await screen.findByRole('textbox', { name: 'Name of Offer' })).toBeInTheDocument()
    expect(field).toHaveValue('Offer sent')
  })

  it('are deleted at once when empty; the one where contacts arrive is not', async () => {
    const network = await open()
    network.reply('DELETE /api/recruiter/contact-stages/:id', [{ id: 1, name: 'New', count: 1 }])
    expect(screen.getByRole('button', { name: 'Delete New' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete Talking' }))
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Name of Talking' })).not.toBeInTheDocument(),
    )
  })
  it('keep the focus on the button that moved them, where the next press is', async () => {
    const network = await open()
    const saveStage = 'PUT /api/recruiter/contact-stages/:id'
    const answer = network.hold(saveStage)
    screen.getByRole('button', { name: 'Move Talking up' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(network.requests(saveStage)).toHaveLength(1))
    expect(document.activeElement).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    answer([
      { id: 2, name: 'Talking', count: 0 },
      { id: 1, name: 'New', count: 1 },
    ])
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: /^Name of/ })[0]).toHaveValue('Talking'),
    )
    expect(screen.getByRole('button', { name: 'Move Talking up' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(network.requests(saveStage)).toHaveLength(1)
  })

  it('leave the focus to a neighbour when they are deleted', async () => {
    const network = await open()
    network.reply('DELETE /api/recruiter/contact-stages/:id', [{ id: 1, name: 'New', count: 1 }])
    await userEvent.click(screen.getByRole('button', { name: 'Delete Talking' }))
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Name of Talking' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('button', { name: 'Move New up' })).toHaveFocus()
  })

  it('take the focus back when their deletion is cancelled', async () => {
    await open('2')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Talking' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Delete Talking' })).toHaveFocus()
  })

  it('leave the focus where it went while a deletion was under way', async () => {
    const network = await open()
    const answer = network.hold('DELETE /api/recruiter/contact-stages/:id')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Talking' }))
    const field = screen.getByRole('textbox', { name: 'New stage' })
    await userEvent.type(field, 'On hold')
    answer([{ id: 1, name: 'New', count: 1 }])
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Name of Talking' })).not.toBeInTheDocument(),
    )
    expect(field).toHaveFocus()
    expect(field).toHaveValue('On hold')
  })

  it('are renamed when the dialog is closed by Esc', async () => {
    const network = await open()
    const saveStage = 'PUT /api/recruiter/contact-stages/:id'
    network.reply(saveStage, [{ id: 1, name: 'Fresh', count: 1 }])
    const field = screen.getByRole('textbox', { name: 'Name of New' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Fresh{Escape}')
    await waitFor(() => expect(network.requests(saveStage)[0]?.body).toEqual({ name: 'Fresh' }))
  })

  it('say no more that a name was not stored once it is the stored one', async () => {
    const network = await open()
    network.loseAnswer('PUT /api/recruiter/contact-stages/:id')
    const stages = 'GET /api/recruiter/contact-stages'
    network.reply(stages, [
      { id: 1, name: 'Fresh', count: 1 },
      { id: 2, name: 'Talking', count: 0 },
    ])
    const field = screen.getByRole('textbox', { name: 'Name of New' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Fresh{Enter}')
    await screen.findByRole('textbox', { name: 'Name of Fresh' })
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  })
})
