/** How often the server is asked, in milliseconds. Hidden tabs do not ask. */
export const polling = { unreadCount: 5000, chatList: 5000, conversation: 1000 } as const
