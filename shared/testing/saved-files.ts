interface SavedFile {
  name: string
  type: string
  text: string
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    // `text()` would drop the byte order mark.
    reader.addEventListener('load', () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)),
    )
    reader.readAsArrayBuffer(blob)
  })

/** Replaces the browser's download; the returned array collects the saved files. */
export function watchSavedFiles() {
  const files: Promise<SavedFile>[] = []
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  }
  URL.revokeObjectURL = (address) => blobs.delete(address)
  HTMLAnchorElement.prototype.click = function save() {
    const blob = blobs.get(this.href)
    if (!blob) return
    const { download: name } = this
    files.push(textOf(blob).then((text) => ({ name, type: blob.type, text })))
  }
  return files
}
