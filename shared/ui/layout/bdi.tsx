import type { ReactNode } from 'react'

/** Isolates a name or an address, whatever its direction, from the text around it. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
