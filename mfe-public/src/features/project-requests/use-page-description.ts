import { useEffect } from 'react'

const findMeta = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')

function addMeta() {
  const meta = document.createElement('meta')
  meta.name = 'description'
  document.head.append(meta)
  return meta
}

/** Sets the meta description while a screen is mounted. */
export function usePageDescription(description: string | undefined) {
  useEffect(() => {
    if (description === undefined) return undefined
    const meta = findMeta() ?? addMeta()
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])
}
