/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the object URL only after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
