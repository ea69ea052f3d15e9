import type { ReactNode } from 'react'

/** Isolates a name or an address of unknown direction from the text around it. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
