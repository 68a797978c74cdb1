/**
 * First-view components. Components that open later have their own entry points: ./menu, ./dialog, ./toast and so on.
 */
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.tsx';
export { LiveDot, LivePill } from './badge/live-pill.tsx';
export { type Banner, BannerStrip, type BannerStripProps } from './banner-strip/banner-strip.tsx';
export { BottomNav, type BottomNavItem, BottomNavLink } from './bottom-nav/bottom-nav.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonVariant } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { CardFrame, type CardFrameProps } from './card/card-frame.tsx';
export { CardClock, type CardClockProps, CardMeta, CardTime } from './card/card-meta.tsx';
export { CardSkeleton } from './card/card-skeleton.tsx';
export { ChannelFrame, type ChannelFrameProps } from './card/channel-frame.tsx';
export { CategoryBar, type CategoryItem } from './category-bar/category-bar.tsx';
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './chip/chip.tsx';
export { DayStrip, type DayStripProps, type StripDay } from './day-strip/day-strip.tsx';
export { Field, type FieldControl, type FieldProps } from './field/field.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { Input, type InputProps } from './field/input.tsx';
export { PasswordInput, type PasswordInputProps } from './field/password-input.tsx';
export { StrengthMeter, type StrengthMeterProps } from './field/strength-meter.tsx';
export { NativeSelect, type NativeSelectProps } from './field/native-select.tsx';
export { Footer, type FooterLink, type FooterProps } from './footer/footer.tsx';
export { Header, type HeaderProps } from './header/header.tsx';
export { MainNav, type MainNavProps, type NavItem } from './header/main-nav.tsx';
export { Logo, type LogoProps } from './header/logo.tsx';
export { HeroFrame, type HeroFrameProps } from './hero/hero-frame.tsx';
export { Scoreboard, type ScoreboardProps, type ScoreboardRow } from './hero/scoreboard.tsx';
export { icon, type IconComponent, type IconProps } from './icon/icon.tsx';
export {
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowUpDown,
  IconBell,
  IconBellRing,
  IconBookmark,
  IconBookmarkPlus,
  IconCalendar,
  IconCaptions,
  IconCast,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircleAlert,
  IconCircleCheck,
  IconClapperboard,
  IconClock,
  IconCopy,
  IconCreditCard,
  IconDownload,
  IconEllipsis,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconFilm,
  IconGauge,
  IconGlobe,
  IconGoal,
  IconHand,
  IconHeadphones,
  IconHeart,
  IconHistory,
  IconHouse,
  IconImage,
  IconInfo,
  IconKeyRound,
  IconLanguages,
  IconLink,
  IconListFilter,
  IconLock,
  IconLogOut,
  IconMail,
  IconMapPin,
  IconMapPinOff,
  IconMaximize,
  IconMenu,
  IconMessageCircle,
  IconMinimize,
  IconMinus,
  IconMonitor,
  IconMoon,
  IconPanelsTopLeft,
  IconPause,
  IconPencil,
  IconPictureInPicture2,
  IconPlay,
  IconPlus,
  IconRadio,
  IconRefreshCw,
  IconRotateCcw,
  IconRotateCw,
  IconScissors,
  IconSearch,
  IconSearchX,
  IconSettings,
  IconShare2,
  IconShoppingCart,
  IconSkipBack,
  IconSkipForward,
  IconSmartphone,
  IconSquare,
  IconStar,
  IconSun,
  IconTablet,
  IconTicket,
  IconTrash2,
  IconTriangleAlert,
  IconTrophy,
  IconTv,
  IconUser,
  IconUsers,
  IconVideo,
  IconVolleyball,
  IconVolume1,
  IconVolume2,
  IconVolumeX,
  IconWifiOff,
  IconX,
} from './icon/icons.gen.ts';
export { type Artwork, artworkChain, type ImageSources } from './image/artwork-chain.ts';
export { Image, type ImageProps } from './image/image.tsx';
export { Picture, type PictureProps } from './image/picture.tsx';
export { joinClasses } from './join-classes.ts';
export { CardGrid, type CardGridProps } from './layout/card-grid.tsx';
export { coverLink } from './layout/cover-link.ts';
export { FeaturedGrid } from './layout/featured-grid.tsx';
export { GroupHead, type GroupHeadProps, PageHead, type PageHeadProps } from './layout/page-head.tsx';
export { Shelves } from './layout/shelves.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './message/message.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { OnDemand, type DemandedProps, type DemandProps, type OnDemandProps } from './on-demand/on-demand.tsx';
export type { LinkProps, RenderLink } from './render-link.ts';
export { ScoreDigits } from './score/score-digits.tsx';
export { SlashScore, type SlashScoreProps } from './score/slash-score.tsx';
export { SelectButton, type SelectButtonProps } from './select/select-button.tsx';
export { Shelf, ShelfHead, type ShelfHeadProps, type ShelfProps } from './shelf/shelf.tsx';
export type { RowScrollRestoration, ShelfColumns, ShelfLabels } from './shelf/track.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { SocialLinks, type SocialLinksProps } from './social-links/social-links.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { PageTabs } from './tabs/page-tabs.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './tabs/tab-links.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Touchline, type TouchlineMarker, type TouchlineProps } from './touchline/touchline.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
