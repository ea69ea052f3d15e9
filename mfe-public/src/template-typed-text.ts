const inBlocks = (place: string) =>
  `{{#${place}|blocks}}` +
  '{{#items.0}}<ul>{{#items}}<li>{{text}}</li>{{/}}</ul>{{/}}' +
  '{{^items.0}}<p>{{text}}</p>{{/}}' +
  '{{/}}'

/** Puts the paragraphs and lists of a text in place of the one paragraph that `TypedText` makes of a place. */
export const withTypedText = (template: string) =>
  template.replaceAll(/<p>\{\{([\w.]+)\}\}<\/p>/g, (_paragraph, place: string) => inBlocks(place))
