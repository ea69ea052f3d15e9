import { useEffect, useRef } from 'react'

/** Calls back when a file is pasted anywhere on the page. Pasted text is left to its field. */
export function usePastedFile(onPaste: (file: File) => void) {
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [])
}
