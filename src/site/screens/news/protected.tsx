import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { usePage } from '../../render/contexts';

/** Replaces the text of a protected article by a form that posts the password to the article's own address. */
export function Protected({ article, isWrong = false }: { article: Article; isWrong?: boolean }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<form className="prose protected" method="post" action={urls.article.href(edition, article)}>
			<h2>{words.protected_title}</h2>
			<p>{words.protected_line}</p>
			<label className="label" htmlFor="password">
				{words.password}
			</label>
			<div className="panel-search">
				<input
					className={isWrong ? 'field is-error' : 'field'}
					id="password"
					name="password"
					type="password"
					required
					maxLength={200}
					autoComplete="off"
					aria-describedby={isWrong ? 'password-error' : undefined}
				/>
				<button className="btn" type="submit">
					{words.open}
				</button>
			</div>
			{isWrong && (
				<p className="error" id="password-error">
					{words.wrong_password}
				</p>
			)}
		</form>
	);
}
