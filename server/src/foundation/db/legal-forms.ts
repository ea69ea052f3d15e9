import { readLetters, skeletonOf } from './look-alikes'

const folded = (words: string) => words.split(' ').map(readLetters)

const skeletons = (words: string) => new Set(folded(words).map(skeletonOf))

/** Without dots and spaces, as `companyKey` joins them; they say nothing about who a company is. */
const suffixes = skeletons(
  'co company corp corporation group holding holdings cic clg dac proprietarylimited unlimitedcompany ' +
    'inc incorporated limited llc llp lllp lp ltd plc pllc pbc publicbenefitcorporation ' +
    'privatelimited pvtltd pvtlimited publiclimitedcompany limitedliabilitycompany pte pty pvt ' +
    'ag aktiengesellschaft eg ek eu ev gbr gesmbh ggmbh gmbh gmbhig kg kgaa mbh ohg partg se ug ughaftungsbeschrankt ' +
    'ab aps as asa ehf hf ks oy oyj ' +
    'asbl bv bvba cv nv vof vzw sprl ' +
    'eireli eirl eurl gie sa saa saog sarl sarlu sas sasu sca scop scs snc ' +
    'sapa sl slu sll sabdecv sadecv sapidecv sderldecv srldecv spa srl srls sapa lda ltda limitada sgps ' +
    'sro vos spolsro spj spk spzoo spolkazoo ad doo dd jdoo ood eood ead bt kft nyrt zrt ' +
    'ou uab sia ooo ao zao pao oao ип тов тоо чп оод еоод ад ' +
    'αε επε ικε ' +
    'dmcc fze fzco wll ltdsti kk gk tbk sdnbhd bhd jsc pjsc ojsc cjsc בעמ חפ ' +
    '株式会社 有限会社 合同会社 株 有 有限公司 股份有限公司 有限责任公司 有限責任公司 주식회사 유한회사 주',
)

/** Before the name. */
const prefixes = skeletons(
  'ab as ou oy pt sia uab ooo ao zao pao oao ип тов тоо чп 株式会社 有限会社 合同会社 株 有 주식회사 유한회사 주',
)

/** They are written without a space. */
const unspaced = new RegExp(
  folded(
    '股份有限公司 有限责任公司 有限責任公司 有限公司 株式会社 有限会社 合同会社 주식회사 유한회사',
  ).join('|'),
  'gu',
)

const domains = folded(
  'com net org info biz io ai app dev tech cloud co eu us uk ca au nz de at ch fr be nl lu it es pt ie se no dk fi is pl cz ' +
    'sk hu ro bg hr rs si gr tr ee lv lt ua ru il in cn jp kr sg hk br mx ar cl za',
)
const domain = new RegExp(
  `(?<=[\\p{L}\\p{N}]{2})(?:\\s*\\.(?:${domains.join('|')}))+(?![\\p{L}\\p{N}.])`,
  'gu',
)

/** The ending of an address, and legal forms that touch the name, become words of their own or go. */
export const separateForms = (text: string) =>
  text.replace(domain, ' ').replace(unspaced, (form) => ` ${form} `)

const longest = 6

/** The words of a name without its legal forms. A name that has no other word keeps the last one. */
export function withoutForms(words: readonly string[]): readonly string[] {
  for (let count = Math.min(longest, words.length - 1); count > 0; count -= 1) {
    if (suffixes.has(skeletonOf(words.slice(-count).join(''))))
      return withoutForms(words.slice(0, -count))
    if (prefixes.has(skeletonOf(words.slice(0, count).join(''))))
      return withoutForms(words.slice(count))
  }
  return words
}
