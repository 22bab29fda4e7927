<?php
/** A little of everything for a WordPress that has just been installed. Run by scripts/set-up-wordpress.ts. */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $shipped) {
    wp_delete_post($shipped->ID, true);
}

$ada = wp_insert_user(['user_login' => 'ada', 'user_pass' => 'slate roofs keep rain out', 'user_email' => 'ada@recto.example',
    'display_name' => 'Ada Roof', 'description' => 'Counts & paints lichens.', 'role' => 'author']);

$picture = imagecreatetruecolor(800, 600);
imagefill($picture, 0, 0, (int) imagecolorallocate($picture, 60, 110, 120));
$file = wp_upload_dir()['path'] . '/roof.png';
imagepng($picture, $file);
$media = wp_insert_attachment(['post_title' => 'Roof', 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], $file);
wp_update_attachment_metadata($media, wp_generate_attachment_metadata($media, $file));
update_post_meta($media, '_wp_attachment_image_alt', 'A roof of slates');
$url = wp_get_attachment_image_url($media, 'medium');

$add = static fn (array $post): int => (int) wp_insert_post($post + ['post_status' => 'publish', 'post_author' => $ada], true);
$about = $add(['post_type' => 'page', 'post_title' => 'About us & others', 'post_name' => 'about-us', 'post_content' => <<<HTML
<!-- wp:heading --><h2>What we do</h2><!-- /wp:heading -->
<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Right</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->
<!-- wp:image {"id":$media} --><figure class="wp-block-image size-medium"><img src="$url" alt="" class="wp-image-$media"/><figcaption>Slates</figcaption></figure><!-- /wp:image -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>Numbers</figcaption></figure><!-- /wp:table -->
HTML]);
$add(['post_type' => 'page', 'post_title' => 'Team', 'post_name' => 'team', 'post_parent' => $about, 'post_content' => '<p>Three slaters.</p>']);
$add(['post_type' => 'page', 'post_title' => 'Secret', 'post_name' => 'secret', 'post_password' => 'x', 'post_content' => '<p>Nobody reads it.</p>']);
$add(['post_type' => 'page', 'post_title' => 'Later', 'post_name' => 'later', 'post_status' => 'draft', 'post_content' => '<p>Not yet.</p>']);
$post = $add(['post_title' => 'Ten years', 'post_name' => 'ten-years', 'post_date' => '2026-01-05 09:00:00', 'post_date_gmt' => '2026-01-05 09:00:00',
    'post_content' => "[caption id=\"a\" width=\"300\"]<img src=\"$url\" class=\"wp-image-$media\"> Slates[/caption]\n\nTen years of <a href=\"" . get_permalink($about) . '">us</a>.']);
set_post_thumbnail($post, $media);
$news = wp_insert_term('News', 'category', ['slug' => 'news']);
$add(['post_title' => 'A prize', 'post_name' => 'prize', 'post_content' => '<p>We won.</p>', 'post_category' => [$news['term_id']],
    'post_date' => '2026-02-05 09:00:00', 'post_date_gmt' => '2026-02-05 09:00:00']);

$menu = wp_create_nav_menu('Main');
wp_update_nav_menu_item($menu, 0, ['menu-item-object-id' => $about, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish']);
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Elsewhere', 'menu-item-url' => 'https://elsewhere.example/', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish']);

if (post_type_exists('recto_member')) {
    $subject = wp_insert_term('Ecology', 'recto_subject');
    $member = $add(['post_type' => 'recto_member', 'post_title' => 'Ada Roof', 'post_content' => '<p>Counts.</p>', 'menu_order' => 1]);
    update_post_meta($member, 'role', 'Editor');
    update_post_meta($member, 'orcid', '0000-0002-1825-0097');
    wp_set_object_terms($member, [$subject['term_id']], 'recto_subject');
}
update_option('recto_stats', ['sectionTitle' => 'In numbers', 'lastUpdated' => '2026-01-05', 'stats' => [['count' => 12, 'label' => 'Articles']]]);
