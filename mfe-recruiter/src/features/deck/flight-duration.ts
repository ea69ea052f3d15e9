/** How long a card flies before its decision is sent, in milliseconds. */
export const flightDuration = 300
