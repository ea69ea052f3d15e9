/** The time now; tests move it. */
export type Clock = () => Date
