import { css, styled } from 'styled-components'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Link } from '@swipefolio/shared/router'
import { Logo, media, theme } from '@swipefolio/shared/ui'
import { askFor } from '../features/commands/listen-for-shortcuts'
import { LanguageChoice } from '../features/languages/language-choice'
import { ThemeSwitch } from './theme-switch'

const links = [
  { label: t('About Us'), path: paths.aboutUs },
  { label: t('Project Requests'), path: paths.projectRequests },
  { label: t('FAQs'), path: paths.faq },
  { label: t('Terms of Service'), path: paths.terms },
  { label: t('Privacy Policy'), path: paths.privacy },
]

export const Footer = () => (
  <Base>
    <Inner>
      <Home to={paths.home} aria-label={t('Swipefolio')}>
        <Logo />
      </Home>
      <nav aria-label={t('Footer')}>
        <List>
          {links.map(({ label, path }) => (
            <li key={path}>
              <FooterLink to={path}>{label}</FooterLink>
            </li>
          ))}
          <li>
            <Keys type="button" onClick={() => askFor('keys')}>
              {t('Keyboard Shortcuts')}
            </Keys>
          </li>
        </List>
      </nav>
      <Choices>
        <LanguageChoice />
        <ThemeSwitch />
      </Choices>
    </Inner>
  </Base>
)

const Base = styled.footer`
  border-block-start: ${theme.border.thin};
  background: ${theme.color.surface};
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
  max-inline-size: ${theme.width.wide};
  margin-inline: auto;
  padding: ${theme.space.l} clamp(${theme.space.m}, 4vw, ${theme.space.xl});
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${theme.control.medium};
  margin-inline-end: auto;
  border-radius: ${theme.radius.s};
  color: inherit;
  text-decoration: none;
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

/* Quieter than the same controls on a page: each group is one strip. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-inline-start: auto;

  [role='group'] {
    flex-wrap: nowrap;
    gap: 0;
    padding: ${theme.border.ring};
    border: ${theme.border.thin};
    border-radius: ${theme.radius.pill};
  }
  button {
    flex: 1 0 auto;
    padding-inline: ${theme.space.s};
    border-color: transparent;
    background: none;
    color: ${theme.color.inkSoft};
  }
  button[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }
  ${media.touch} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
  ${media.phone} {
    [role='group'] {
      flex: 1 1 18rem;
    }
    button {
      padding-inline: ${theme.space.xs};
    }
  }
`

const linkStyle = css`
  display: inline-block;
  padding-block: ${theme.space.xxs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-decoration: none;

  ${media.touch} {
    min-inline-size: ${theme.control.medium};
    padding-block: calc((${theme.control.medium} - 1lh) / 2);
  }
  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
`

const FooterLink = styled(Link)`
  ${linkStyle}
`

/* For devices with keys. */
const Keys = styled.button`
  ${linkStyle}
  display: none;
  padding-inline: 0;
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;

  ${media.keys} {
    display: inline-block;
  }
  ${media.withoutScripts} {
    display: none;
  }
`
