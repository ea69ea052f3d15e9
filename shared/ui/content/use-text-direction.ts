import { type ClipboardEvent, type FormEvent, useState } from 'react'

type Area = HTMLTextAreaElement

/** Chromium lays out a paragraph in quadratic time when its direction is that of its text: in half a minute for a megabyte. */
const longest = 20_000

/** The direction of a text area, that of its text unless that is far too long, and the events which it follows. */
export function useTextDirection() {
  const [isLong, setLong] = useState(false)
  const follow = (text: string) => setLong(text.length > longest)
  return {
    dir: isLong ? undefined : 'auto',
    onInput: ({ currentTarget }: FormEvent<Area>) => follow(currentTarget.value),
    // Before the text is there, and laid out.
    onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<Area>) =>
      follow(currentTarget.value + clipboardData.getData('text')),
  }
}
