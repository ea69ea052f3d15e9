const inBlocks = (place: string) =>
  `{{#${place}|blocks}}` +
  '{{#items.0}}<ul dir="auto">{{#items}}<li>{{text}}</li>{{/}}</ul>{{/}}' +
  '{{^items.0}}<p dir="auto">{{text}}</p>{{/}}' +
  '{{/}}'

/** Puts the paragraphs and lists of a text in place of the one paragraph that `TypedText` makes of a place. */
export const withTypedText = (template: string) =>
  template.replaceAll(/<p dir="auto">\{\{([\w.]+)\}\}<\/p>/g, (_paragraph, place: string) =>
    inBlocks(place),
  )
