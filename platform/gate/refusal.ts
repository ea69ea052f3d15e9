/** The reason why a release may not be published or go live: the name of the rule and a sentence with the numbers. */
export interface Refusal {
  rule:
    | 'version'
    | 'mode'
    | 'files'
    | 'screens'
    | 'scripts'
    | 'shares'
    | 'budget'
    | 'ranges'
    | 'names'
    | 'contract'
    | 'runtime'
    | 'routes'
    | 'menu'
    | 'slots'
    | 'commands'
    | 'languages'
    | 'places'
    | 'trial'
    | 'shell'
  sentence: string
}
