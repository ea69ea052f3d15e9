/** Words that each licence has and those above it have not; compared without case, signs and line breaks. */
const forms: [spdx: string, words: RegExp][] = [
  ['AGPL-3.0', /gnu affero general public license/],
  ['LGPL-3.0', /gnu lesser general public license version 3/],
  ['LGPL-2.1', /gnu lesser general public license version 2|gnu library general public license/],
  ['GPL-3.0', /gnu general public license version 3/],
  ['GPL-2.0', /gnu general public license version 2/],
  ['Apache-2.0', /apache license version 2|apache org licenses license 2 0/],
  ['MPL-2.0', /mozilla public license version 2/],
  ['EPL-2.0', /eclipse public license v(?:ersion)? ?2/],
  ['EPL-1.0', /eclipse public license v(?:ersion)? ?1/],
  ['BSL-1.0', /boost software license version 1/],
  ['CC0-1.0', /cc0 1 0 universal|creative commons legal code cc0/],
  ['CC-BY-SA-4.0', /attribution sharealike 4 0 international/],
  ['CC-BY-4.0', /attribution 4 0 international/],
  ['Unlicense', /this is free and unencumbered software released into the public domain/],
  ['WTFPL', /do what the fuck you want to public license/],
  ['Zlib', /altered source versions must be plainly marked as such/],
  ['ISC', /permission to use copy modify and or distribute this software for any purpose/],
  [
    'BSD-3-Clause',
    /redistribution and use in source and binary forms[\s\S]*(?:neither the name|name of the author may not)/,
  ],
  ['BSD-2-Clause', /redistribution and use in source and binary forms/],
  [
    'MIT',
    /permission is hereby granted free of charge to any person obtaining a copy|^\W*(?:the )?mit license/,
  ],
]

/** The licence that a text is, by its SPDX identifier; empty when it is none of the usual ones. */
export function licenceOf(text: string): string {
  const words = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  // The first of them: licences name others further down, and files hold those of copied parts.
  const found = forms.flatMap(([spdx, form]) => {
    const at = form.exec(words)?.index
    return at === undefined ? [] : [{ spdx, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.spdx ?? ''
}
