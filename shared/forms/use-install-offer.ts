import { useEffect, useState } from 'react'

/** Chromium's event, in which it lets a page ask whether the product shall be installed. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** Kept by the page until somebody wants it: it comes once, before any screen. */
  var installOffer: InstallOffer | undefined
}

/** Asks the browser to install the product; undefined where it cannot, has done so, or was asked already. */
export function useInstallOffer(): (() => Promise<void>) | undefined {
  const [offer, setOffer] = useState(() => globalThis.installOffer)
  useEffect(() => {
    const update = () => setOffer(globalThis.installOffer)
    const handleInstalled = () => {
      globalThis.installOffer = undefined
      update()
    }
    window.addEventListener('beforeinstallprompt', update)
    window.addEventListener('appinstalled', handleInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', update)
      window.removeEventListener('appinstalled', handleInstalled)
    }
  }, [])
  return (
    offer &&
    (async () => {
      await offer.prompt()
      globalThis.installOffer = undefined
      setOffer(undefined)
    })
  )
}
