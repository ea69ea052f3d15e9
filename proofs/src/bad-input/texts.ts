import { callNames, contractOf } from '../matrix/contract'
import { actorOf, type BadInput } from './rows'
import { validInput, textFields, withField } from './valid-input'

const badTexts = ['\u0000', 'a\u0000b', 'a\ud800', '\udc00b']

/** Texts that neither the database can store nor a page show, in every text field. */
export const texts: BadInput[] = callNames.flatMap((call) =>
  textFields(contractOf(call).body).flatMap((way) =>
    badTexts.map((text): BadInput => {
      const input = validInput(call)
      return {
        ...input,
        call,
        what: `${way.join('.')} ${JSON.stringify(text)}`,
        as: actorOf(call),
        body: withField(input.body, way, text),
        status: 400,
        says: 'Invalid characters',
      }
    }),
  ),
)
