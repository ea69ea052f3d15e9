/** The text between tags. */
export const withoutTags = (html: string) =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[^>\n]{0,2000}>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
