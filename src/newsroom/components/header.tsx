import { createContext, type ReactNode, use, useEffect } from 'react';
import { Link, useNavigation } from 'react-router';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { Icon } from './icon';

interface Menu {
	isOpen: boolean;
	toggle(): void;
}

const MenuContext = createContext<Menu>({ isOpen: false, toggle() {} });
export const MenuProvider = MenuContext.Provider;

interface HeaderProps {
	title: string;
	/** Small text beside the title. */
	sub?: ReactNode;
	/** Address and label of the back arrow. */
	back?: { to: string; label: string };
	/** True where the screen has a headline of its own and the bar only names the place. */
	isQuiet?: boolean;
	/** Actions at the right; the last one is the main one. */
	children?: ReactNode;
}

/** The header of a screen: its title, its state, its actions. */
export function Header({ title, sub, back, isQuiet = false, children }: HeaderProps) {
	const words = useWords();
	const menu = use(MenuContext);
	const isBusy = useNavigation().state !== 'idle';
	useEffect(() => {
		document.title = `${title} | ${siteConfig.brand}`;
	}, [title]);
	return (
		<header className={isBusy ? 'top is-busy' : 'top'}>
			<button
				type="button"
				id="menu-button"
				className="iconbtn menu-b"
				aria-expanded={menu.isOpen}
				aria-controls="rail"
				aria-label={words.menu}
				onClick={menu.toggle}
			>
				<Icon name="menu" />
			</button>
			{back && (
				<Link className="back" to={back.to}>
					<Icon name="back" />
					<span className="only-d">{back.label}</span>
					<span className="vh only-m">{back.label}</span>
				</Link>
			)}
			{!isQuiet && (
				<h1 id="heading" tabIndex={-1}>
					{title}
				</h1>
			)}
			{sub && <span className="sub">{sub}</span>}
			<span className="push" />
			{children}
		</header>
	);
}
