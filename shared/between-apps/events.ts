/** The fields of a detail that another app sent: its release may differ from what the types say. */
type Received<Detail> = { [Field in keyof Detail]?: unknown }

/** An event on `window` by which apps talk without knowing each other; any of them may be absent. */
export interface WindowEvent<Version extends number, Detail> {
  version: Version
  send: (detail: Detail) => void
  /** Calls `handle` for each event until the returned function is called. */
  receive: (handle: (detail: Received<Detail>, event: Event) => void) => () => void
}

function windowEvent<Version extends number, Detail>(
  name: string,
  version: Version,
): WindowEvent<Version, Detail> {
  return {
    version,
    send: (detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
    receive(handle) {
      const listener = (event: Event) => {
        const { detail } = event as CustomEvent<Received<Detail> | null>
        handle(detail ?? {}, event)
      }
      window.addEventListener(name, listener)
      return () => window.removeEventListener(name, listener)
    },
  }
}

/** Every event between apps. Its version is raised when its detail or its meaning changes. */
export const events = {
  /** Opens a chat over the current page. */
  openChatFromNotification: windowEvent<1, { chatId: number }>('openChatFromNotification', 1),
  /** The window of the chat app was closed. */
  chatClosed: windowEvent<1, void>('chatClosed', 1),
  /** Somebody chose a command of this app whose `act` its app.json names; sent once a screen of the app is mounted. */
  commandChosen: windowEvent<1, { app: string; act: string }>('commandChosen', 1),
}
