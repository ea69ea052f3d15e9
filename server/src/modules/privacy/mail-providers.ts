/** The first label of domains that one provider has in many countries. */
const families = new Set(
  'aol gmail gmx googlemail hotmail live outlook protonmail rocketmail yahoo yandex ymail zohomail'.split(
    ' ',
  ),
)

const domains = (
  '012.net.il 10minutemail.com 126.com 139.com 163.com 189.cn abv.bg aim.com alice.it aliyun.com att.net bbox.fr bellsouth.net ' +
  'bezeqint.net bigpond.com bigpond.net.au bk.ru blueyonder.co.uk bluewin.ch bol.com.br btinternet.com centrum.cz charter.net ' +
  'chello.nl citromail.hu comcast.net cox.net daum.net docomo.ne.jp duck.com earthlink.net email.com email.cz ezweb.ne.jp ' +
  'fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de globo.com guerrillamail.com hanmail.net hey.com hetnet.nl ' +
  'hispeed.ch home.nl hushmail.com i.ua icloud.com ig.com.br iinet.net.au inbox.lv inbox.ru internet.ru interia.pl juno.com ' +
  'kakao.com kpnmail.nl laposte.net libero.it list.ru mac.com mail.bg mail.com mail.ee mail.ru mailbox.org mailfence.com ' +
  'mailinator.com me.com meta.ua mozmail.com msn.com nate.com naver.com netvision.net.il neuf.fr ntlworld.com numericable.fr ' +
  'o2.pl onet.pl op.pl optusnet.com.au orange.fr planet.nl pm.me posteo.de poczta.fm proton.me qq.com rambler.ru rediffmail.com ' +
  'rogers.com runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca simplelogin.com sina.com sky.com skynet.be softbank.ne.jp ' +
  'sohu.com startmail.com sympatico.ca t-online.de talktalk.net telenet.be telus.net temp-mail.org terra.com.br tin.it tiscali.it ' +
  'tlen.pl tuta.com tutanota.com ukr.net uol.com.br upcmail.nl verizon.net virgilio.it virginmedia.com volny.cz walla.co.il walla.com ' +
  'wanadoo.fr web.de windowslive.com wp.pl xs4all.nl xtra.co.nz ya.ru yahoo.co.jp yahoo.co.uk yahoo.com.au yahoo.com.br yeah.net ' +
  'yopmail.com ziggo.nl zoho.com'
).split(' ')

const within = (domain: string, other: string) => domain === other || domain.endsWith(`.${other}`)

/** Whether anybody has an address there: at a provider, or below the ending of a country such as `co.uk`. */
export const isOpenToAll = (domain: string): boolean =>
  domain
    .split('.')
    .slice(0, -1)
    .some((label) => families.has(label)) ||
  domains.some((provider) => within(domain, provider) || within(provider, domain))
