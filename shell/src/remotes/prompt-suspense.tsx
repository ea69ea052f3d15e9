import { Suspense, type SuspenseProps, useEffect, useState } from 'react'

/**
 * A Suspense boundary that is hydrated as soon as its content is loaded. React hydrates a boundary at idle priority, after all effects
 * of the frame, unless the boundary is updated. An update before the content is loaded would show the fallback.
 */
export const PromptSuspense = ({
  content,
  ...rest
}: SuspenseProps & { content: Promise<unknown> }) => {
  const [, setIsLoaded] = useState(false)
  useEffect(() => {
    content.then(
      () => setIsLoaded(true),
      () => {},
    )
  }, [content])
  return <Suspense {...rest} />
}
