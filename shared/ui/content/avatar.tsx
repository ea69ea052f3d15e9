import { useState } from 'react'
import { styled } from 'styled-components'
import { avatarOf } from '../../format'
import { useIsSkeleton } from '../feedback/skeleton'
import { theme } from '../theme/theme'

export interface AvatarProps {
  name: string
  /** An internal URL, or nothing. */
  image?: string
  size?: 'small' | 'medium' | 'large' | 'huge'
}

/** A person's picture, or initials on a colour derived from the name. Decorative: the name is shown beside it. */
export const Avatar = ({ name, image, size = 'medium' }: AvatarProps) => {
  const isSkeleton = useIsSkeleton()
  const [brokenImage, setBrokenImage] = useState<string>()
  const { ground, text, initials } = avatarOf(name)
  return (
    <Disc aria-hidden $size={size} $isSkeleton={isSkeleton}>
      {!isSkeleton && image && image !== brokenImage && (
        <img src={image} alt="" decoding="async" onError={() => setBrokenImage(image)} />
      )}
      {!isSkeleton && (!image || image === brokenImage) && (
        <svg viewBox="0 0 40 40" focusable="false">
          <circle cx="20" cy="20" r="20" fill={ground} />
          <text x="20" y="20" dy="0.36em" textAnchor="middle" fontSize="16" fill={text}>
            {initials}
          </text>
        </svg>
      )}
    </Disc>
  )
}

const sizes = { small: '2rem', medium: '2.75rem', large: '4.5rem', huge: '7rem' } as const

const Disc = styled.span<{ $size: keyof typeof sizes; $isSkeleton: boolean }>`
  flex: none;
  inline-size: ${({ $size }) => sizes[$size]};
  block-size: ${({ $size }) => sizes[$size]};
  display: block;
  border-radius: 50%;
  background: ${({ $isSkeleton }) => $isSkeleton && theme.color.skeleton};

  img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
  text {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
  }
`
