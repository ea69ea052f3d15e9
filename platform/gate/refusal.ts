/** Why a release may not be published or go live: the rule's name and a sentence with the numbers. */
export interface Refusal {
  rule:
    | 'version'
    | 'mode'
    | 'files'
    | 'screens'
    | 'shares'
    | 'budget'
    | 'ranges'
    | 'runtime'
    | 'routes'
    | 'shell'
  sentence: string
}
