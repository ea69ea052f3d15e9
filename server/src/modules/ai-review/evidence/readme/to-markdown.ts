/** The few forms of other markup languages that matter here, as Markdown. */
export function toMarkdown(path: string, text: string): string {
  if (/\.(?:rst|rest)$/i.test(path)) return fromRst(text)
  if (/\.(?:adoc|asciidoc)$/i.test(path)) return fromAsciidoc(text)
  if (/\.org$/i.test(path))
    return text.replace(/^(\*{1,4}) /gm, (_all, stars: string) => `${'#'.repeat(stars.length)} `)
  if (/\.rdoc$/i.test(path))
    return text.replace(/^(={1,4}) /gm, (_all, signs: string) => `${'#'.repeat(signs.length)} `)
  return text
}

const fromRst = (text: string) =>
  text
    .replace(/^\.\. (?:code-block|code|sourcecode|highlight)::.*$/gm, '')
    .replace(/^\.\. (?:image|figure):: (\S+)$/gm, '![]($1)')
    .replace(/^\.\. \|[^|\n]*\| image:: (\S+)$/gm, '![]($1)')
    .replace(/^ {2,4}:[\w-]+:.*$/gm, '')
    .replace(/^\.\. .*$/gm, '')
    .replace(/^([=~^"'*#+-])\1{3,}\n(.+)\n\1{4,}$/gm, '# $2\n')
    .replace(/^(\S.*)\n([=~^"'*#+-])\2{2,}$/gm, (_all, title: string, sign: string) =>
      sign === '=' ? `# ${title}\n` : `## ${title}\n`,
    )
    .replace(/::$/gm, ':')
    .replace(/`([^`<\n]{1,200}?)\s*<([^>\s]{1,300})>`__?/g, '[$1]($2)')
    .replace(/``([^`\n]{1,200})``/g, '`$1`')
    .replace(/:\w+:`([^`\n]{1,200})`/g, '`$1`')
    .replace(/\|[\w -]{1,40}\|/g, '')

const fromAsciidoc = (text: string) =>
  text
    .replace(/^(={1,5}) /gm, (_all, signs: string) => `${'#'.repeat(signs.length)} `)
    .replace(/^:[\w!-]+:.*$/gm, '')
    .replace(/^(?:\/\/.*|\[[^\]\r\n]*\])$/gm, '')
    .replace(/^-{4,}$/gm, '```')
    .replace(/image::?([^[\s]{1,300})\[[^\]\n]{0,300}\]/g, '![]($1)')
    .replace(/(?:link:)?(https?:\/\/[^[\s]{1,300})\[([^\]\n]{1,200})\]/g, '[$2]($1)')
