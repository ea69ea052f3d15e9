/** How long a card flies before its decision is sent, in milliseconds. */
export const flightDuration = 300

/** After how long a card that flies no longer covers the next one, in milliseconds. */
export const clearDuration = 140
