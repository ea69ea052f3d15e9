import { useState } from 'react'

/** Keeps its first text: a status whose text changes is read out again. */
export const Once = ({ children }: { children: string }) => useState(children)[0]
